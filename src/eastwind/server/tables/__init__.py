"""Live tables: opening, lobby, moves in turn, claim windows, presence, spectators; what is stored and published of them."""
