### La table dans un carnet.

notebook-table = Une table où jouer
notebook-log = Ce qui s’est passé
notebook-back = Choisir autre chose
notebook-undo = Reprendre le coup
