"""What a search knows of Summer Pavilion."""
