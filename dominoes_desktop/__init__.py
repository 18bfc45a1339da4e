"""Dominoes Desktop: a domino table, its rules, its record and its opponents."""

__version__ = "0.1.0"
