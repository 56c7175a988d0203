"""Analysis of moves by the help and by the coach: of past hands, of past hands in depth, of a live one."""
