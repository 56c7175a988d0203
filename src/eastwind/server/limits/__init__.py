"""Limits of use: connections, and how often a seat, a visitor and all together may do what costs something."""
