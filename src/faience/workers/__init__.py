"""Who does the work: this process, several of this machine, or a Ray cluster."""
