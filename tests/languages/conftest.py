"""Where do the windows of these tests think?"""

from tests.forked import forking

__all__ = ["forking"]
