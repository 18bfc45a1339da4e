"""What is the SHA-256 of some bytes?"""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module


def sha256(content: bytes) -> bytes:
    """32 bytes. Python's own, where it has it: the same from hashlib brings 3 MB of OpenSSL."""
    for name in ("_sha2", "_sha256"):  # since Python 3.12, and before
        with suppress(ImportError):
            return bytes(import_module(name).sha256(content).digest())
    from hashlib import sha256 as slow

    return slow(content).digest()
