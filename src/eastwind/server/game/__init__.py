"""Tables: opening, seats, moves, clock, bots; what each seat is told of its table."""
