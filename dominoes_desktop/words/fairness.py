"""Why need nobody trust the deal? How it is sealed, how that is checked by hand, what was dealt."""

from __future__ import annotations

from .text import Tr, decimal, plural

HOW = (
    "All tiles are dealt before the first move, the boneyard in its order, too: what is drawn "
    "later is the next tile of that order, whatever anybody has played. No computer player is "
    "told more than you would see in its place.",
    "That nothing is changed afterwards, the seal shows. Before the first move the whole deal, "
    "with a number in front of it that nobody can guess (the salt), is put through SHA-256. The "
    "result, the seal, is shown here and stands in the match's record. Another deal has another "
    "seal.",
    "The salt is written into the record before the next round is dealt, or when the match is "
    "over; then anybody can make the seal again. The command below does it for every round, and "
    "looks whether each drawn tile was the next one of the boneyard.",
    "By hand: write the salt on a line of its own, below it the lines of that round which begin "
    "with hand and boneyard, each with its line break, and put this text through SHA-256, as "
    "sha256sum does. It must come to what stands after commit.",
)
BESIDE = "Beside it what chance gives, and how far it strays from that 19 times of 20."
LIMIT = 3.0  # standard deviations that chance hardly ever passes


def sealed(tr: Tr, round: int, over: bool) -> str:
    """What there is to know of the deal on the table."""
    if over:
        text = tr("Round {number} was dealt under this seal, and this salt opens it.")
    else:
        text = tr("Round {number} was dealt under this seal; its salt is told when it is over.")
    return text.format(number=round)


def numbered(tr: Tr, number: int) -> str:
    """Who can know a deal that has a number."""
    text = tr(
        "This match is dealt by the number {number}: whoever has played that number, or reckons it "
        "out, knows the hands. No computer player is told it, and the seal holds as ever."
    )
    return text.format(number=number)


def rounds_counted(tr: Tr, rounds: int) -> str:
    """What the figures are about."""
    if not rounds:
        return tr("No match is over yet, so there is nothing to count.")
    return plural(
        tr,
        rounds,
        "Over the {count} round of the matches played here. " + BESIDE,
        "Over the {count} rounds of the matches played here. " + BESIDE,
    )


def kind_says(tr: Tr, kind: str) -> str:
    """Whose row that is."""
    names = {"human": "People", "computer": "Computer players", "bot": "Bots"}
    return tr(names[kind]) if kind in names else kind


def seat_says(tr: Tr, seat: int) -> str:
    return tr("Seat {number}").format(number=seat + 1)


def by_chance(tr: Tr, mean: float, spread: float, digits: int = 0) -> str:
    """ "405 \N{PLUS-MINUS SIGN} 19": within this, twice the spread, chance keeps 19 times of 20."""
    text = tr("{mean} \N{PLUS-MINUS SIGN} {spread}")
    return text.format(mean=decimal(tr, mean, digits), spread=decimal(tr, 2 * spread, digits))


def verdict(tr: Tr, farthest: float) -> str:
    """What all figures together say; ``farthest`` from its mean, in standard deviations."""
    if farthest <= LIMIT:
        return tr("No row is further from what chance gives than chance itself goes.")
    text = tr("One row is {many} standard deviations from what chance gives.")
    return text.format(many=decimal(tr, farthest))
