"""Results of commands as text for a terminal."""
