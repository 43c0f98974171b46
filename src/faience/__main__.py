"""`python -m faience` is the command `faience`."""

from faience.cli import main

main()
