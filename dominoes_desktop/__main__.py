"""How is the program started by `python -m dominoes_desktop`? By the same door as the command."""

import sys

from dominoes_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
