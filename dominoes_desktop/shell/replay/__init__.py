"""Looking back: the list of moves, the table as it was, matches that were played."""
