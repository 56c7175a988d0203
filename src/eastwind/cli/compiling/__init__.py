"""Compiling of the engine for commands, and the choice between compiled and interpreted code."""
