"""What is the SHA-256 of some bytes?"""

from __future__ import annotations

import sys
from importlib import import_module

# Python's own, where it has it: the same from hashlib brings 3 MB of OpenSSL. It is fetched with
# this module, so that no deal waits for it.
try:
    _digests = import_module("_sha2" if sys.version_info >= (3, 12) else "_sha256")
except ImportError:
    _digests = import_module("hashlib")


def sha256(content: bytes) -> bytes:
    """32 bytes."""
    return bytes(_digests.sha256(content).digest())
