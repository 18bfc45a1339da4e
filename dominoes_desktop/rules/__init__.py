"""The law: what a tile is, who is joined to whom, what is legal, what a move does."""
