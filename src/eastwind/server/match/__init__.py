"""A match: seats, hands, journal, views, clock. Nothing of it knows who is connected, or where."""
