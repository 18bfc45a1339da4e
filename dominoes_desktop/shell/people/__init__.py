"""The family: who are the program's own people, and which of them plays?"""
