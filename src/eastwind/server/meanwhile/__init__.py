"""Until the engine is compiled an interpreted one serves, in a process of its own; then the compiled one takes over.

The front process owns the listener and every connection. What comes is handed to the process beside it event by event, as ASGI
has it, over the two pipes between them: nobody else can reach that process, and it sees a visitor as if he had come to itself.
"""
