"""The notation of Azul."""
