"""Interpreted engine in a process of its own, which serves until the engine is compiled; then the compiled one takes over.

The front process owns the listener and every connection. What comes is handed to the interpreted process event by event, as ASGI
has it, over the two pipes between them: no other client can reach that process, and to it a visitor is as one of its own.
"""
