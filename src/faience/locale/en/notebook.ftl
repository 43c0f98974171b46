### The table in a notebook.

notebook-table = A table to play at
notebook-log = What happened
notebook-back = Choose something else
notebook-undo = Take back
