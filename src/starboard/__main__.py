"""`python -m starboard` is the `starboard` command."""

from starboard.cli.main import main

main()
