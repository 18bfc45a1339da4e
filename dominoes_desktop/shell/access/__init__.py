"""How is the table there for who does not see it, or has no mouse? Spoken, and as real buttons."""

from .access import Access
from .roles import tell_roles

__all__ = ("Access", "tell_roles")
