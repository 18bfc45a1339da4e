"""Two small records to spoil: a round of block with a forced lead, and one of pebble with a lot."""

BLOCK = """domino-record 1
game block
rule hand 2
seat 1 human Ann
seat 2 computer:casual Bo
round 1
hand 1 6-6 5-4
hand 2 6-5 3-1
boneyard 0-0 1-0 1-1 2-0 2-1 2-2 3-0 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-5 6-0 6-1 6-2 6-3 6-4
move 1 6-6
move 2 6-5@6-6~w
move 1 5-4@6-5
"""  # noqa: E501
PEBBLE = """domino-record 1
game pebble
rule hand 1
seat 1 human Ann
seat 2 human Bo
round 1
hand 1 6-6
hand 2 5-4
boneyard 0-0 6-5 1-0 1-1 2-0 2-1 2-2 3-0 3-1 3-2 3-3 4-0 4-1 4-2 4-3 4-4 5-0 5-1 5-2 5-3 5-5 6-0 6-1 6-2 6-3 6-4
lead 2
move 2 5-4
"""  # noqa: E501


def with_line(text: str, number: int, line: str) -> bytes:
    """The record with that line replaced, from 1."""
    lines = text.split("\n")
    lines[number - 1] = line
    return "\n".join(lines).encode()


def after_line(text: str, number: int, line: str) -> bytes:
    """The record with a line put in after that one; 0 puts it first."""
    lines = text.split("\n")
    lines.insert(number, line)
    return "\n".join(lines).encode()
