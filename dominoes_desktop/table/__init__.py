"""How does the table look, move and answer to the hand?"""
