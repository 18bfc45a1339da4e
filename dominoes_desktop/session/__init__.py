"""The referee's desk: one match being played, its log, and the process in which computers think."""
