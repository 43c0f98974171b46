"""Tables that people, bots and programs play at: a pure core that decides, and a thin shell that stores and sends."""
