"""Where tables, seats and moves are kept."""
