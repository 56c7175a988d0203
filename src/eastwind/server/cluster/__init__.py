"""The processes of one database: which of them owns a table, which of them live, and what they tell each other."""
