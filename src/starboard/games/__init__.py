"""The rules of each game. They know the kernel and nothing else."""
