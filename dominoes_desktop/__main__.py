"""How is the program started by `python -m dominoes_desktop`? By the same door as the command."""

import sys

if __name__ == "__main__":
    try:
        from dominoes_desktop.app import main

        sys.exit(main())
    except KeyboardInterrupt:  # before there was anybody to see to it
        sys.exit(2)
