"""The opponents: they choose from what their seat can see, and from nothing else."""
