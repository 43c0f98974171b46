"""How our players see Azul."""
