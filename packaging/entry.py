"""Where does the bundled program begin?"""

import sys

from dominoes_desktop.app import main

if __name__ == "__main__":
    sys.exit(main())
