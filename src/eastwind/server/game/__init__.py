"""Tables: opening, seats, moves, clock, bots; what each seat receives of its table."""
