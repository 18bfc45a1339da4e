"""Statistics: which figures are kept of matches, and how are they shown?"""
