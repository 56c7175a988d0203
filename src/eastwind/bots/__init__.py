"""Players made of code. A bot sees a masked record, never the table."""
