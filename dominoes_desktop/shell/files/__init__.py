"""Where does a match come from, and where does it go? Files, what was left, other starts, trouble.

Records opened, saved and dropped; matches that were left; a second start that finds this one; what
is told when the disk or the program fails.
"""
