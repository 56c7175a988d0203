"""Storage of tables, seats and moves."""
