"""Is a record read to the letter of record.md, line by line?"""

import pytest

from dominoes_desktop.archive import Record, RecordError, parse_record
from dominoes_desktop.archive.course import follow
from dominoes_desktop.rules.move import Draw, Lead, Pass, Play
from dominoes_desktop.rules.tile import tile
from dominoes_desktop.session.entry import Entry, Seated, Undo
from dominoes_desktop.words import told

from .second_reader import Invalid, judge
from .texts import BLOCK, PEBBLE, after_line, with_line
from .wrong_lines import HEAD, ROUND


def read(data: bytes | str) -> Record:
    """The record, which the second reader can read too."""
    raw = data.encode() if isinstance(data, str) else data
    judge(raw)
    return parse_record(raw, "x.domino")


def refused(data: bytes | str) -> tuple[int, str]:
    """Line and message of the error; the second reader refuses it as well."""
    raw = data.encode() if isinstance(data, str) else data
    with pytest.raises(RecordError) as error:
        parse_record(raw, "x.domino")
    with pytest.raises(Invalid):
        judge(raw)
    where, message = told(error.value.said, str).split(": ", 1)
    assert where == f"x.domino:{error.value.line}"
    assert "expected" in message
    return error.value.line, message


def test_a_record_says_who_played_what() -> None:
    record = read(BLOCK)
    assert record.seated == (Seated("human", "Ann"), Seated("computer", "Bo", "casual"))
    assert record.ruleset.key == "block"
    assert record.ruleset.hand_size(2) == 2
    assert [entry.seat for entry in record.entries] == [None, 0, 1, 0]
    assert record.entries[2].what == Play(tile(6, 5), 6, tile(6, 6), side="w")
    assert follow(record.ruleset, 2, record.entries).match.scores == (4, 0)
    assert record.kept == len(BLOCK)
    assert record.last_line == 12
    assert record.notices == ()


def test_the_lot_stands_where_the_rules_leave_the_lead_to_it() -> None:
    record = read(PEBBLE)
    assert record.entries[1] == Entry(None, Lead(1))


@pytest.mark.parametrize("before", ["", "# played on a rainy day\n", "\n\n", "\ufeff"])
@pytest.mark.parametrize("newline", ["\n", "\r\n", "\n\n", "\n# well\n", "\r\n\r\n"])
def test_remarks_empty_lines_cr_and_the_mark_say_nothing(before: str, newline: str) -> None:
    assert read(before + BLOCK.replace("\n", newline)).entries == read(BLOCK).entries


def test_lines_are_counted_with_those_that_say_nothing() -> None:
    text = BLOCK.replace("\n", "\r\n\n# well\n").replace("move 2", "move 3")
    assert refused(text)[0] == 31


@pytest.mark.parametrize(
    ("name", "read_as"),
    [("Ann", "Ann"), ("Ann the Great", "Ann the Great"), ("Çelik", "Çelik"), ("1", "1")],
)
def test_a_name_runs_to_the_end_of_its_line(name: str, read_as: str) -> None:
    assert read(with_line(BLOCK, 4, f"seat 1 human {name}")).seated[0].name == read_as


@pytest.mark.parametrize(
    ("kind", "seated"),
    [
        ("human", Seated("human", "Bo")),
        ("computer:expert", Seated("computer", "Bo", "expert")),
        ("computer:expert:bold", Seated("computer", "Bo", "expert", "bold")),
        ("bot:mine", Seated("bot", "Bo", character="mine")),
    ],
)
def test_every_kind_of_player_is_read(kind: str, seated: Seated) -> None:
    assert read(with_line(BLOCK, 5, f"seat 2 {kind} Bo")).seated[1] == seated


def test_a_missing_rule_is_the_preset() -> None:
    text = "domino-record 1\ngame draw\nrule target 50\nseat 1 human A\nseat 2 human B\n"
    record = read(text)
    assert record.ruleset.hand_size(2) == 7
    assert record.entries == ()
    assert record.seals == ()


@pytest.mark.parametrize(("number", "line", "says"), HEAD + ROUND)
def test_a_wrong_line_is_refused_by_its_number(number: int, line: str, says: str) -> None:
    found, message = refused(with_line(BLOCK, number, line))
    assert (found, says in message) == (number, True), message


@pytest.mark.parametrize(
    ("number", "line", "says"),
    [
        (3, "rule hand 3", "stands twice"),
        (5, "rule set 6", "unexpected 'rule'"),
        (6, "round 1", "unexpected round 1"),
        (9, "boneyard 0-0", "expected 'move 1 ...'"),
        (12, "move 2 3-1@6-6", "unexpected move of seat 2"),
        (12, "salt xyz", "no salt"),
        (12, "round 3", "unexpected round 3; expected 'round 2', 'salt HEX' or 'undo'"),
        (12, "seat 3 human Cy", "unexpected 'seat 3 human Cy'"),
        (12, "resign", "unexpected 'resign'"),
    ],
)
def test_a_line_too_many_is_refused_by_its_number(number: int, line: str, says: str) -> None:
    found, message = refused(after_line(BLOCK, number, line))
    assert (found, says in message) == (number + 1, True), message


@pytest.mark.parametrize(
    ("number", "line", "says"),
    [
        (10, "lead 3", "no seat 3; expected 1-2"),
        (10, "lead 0", "no seat"),
        (10, "move 2 5-4", "expected 'lead N'"),
        (11, "lead 1", "expected 'move 2 ...'"),
        (11, "move 1 6-6", "not the turn"),
    ],
)
def test_the_lead_must_be_given_once_and_only_there(number: int, line: str, says: str) -> None:
    found, message = refused(with_line(PEBBLE, number, line))
    assert (found, says in message) == (number, True), message


def test_too_many_seats_are_refused_at_the_first_too_many() -> None:
    seats = "".join([f"seat {seat} human P\n" for seat in range(3, 6)])
    text = BLOCK.replace("round 1", seats + "round 1")
    assert refused(text)[0] == 8


@pytest.mark.parametrize("line", ["move 1  6-6", " move 1 6-6", "move 1 6-6 ", " ", "  "])
def test_words_stand_apart_by_single_spaces(line: str) -> None:
    assert refused(with_line(BLOCK, 10, line)) == (
        10,
        "a space too many; expected single spaces between words",
    )


@pytest.mark.parametrize("char", ["\0", "\t", "\x0b", "\x1b", "\x7f", "\r", "\x85", "\x9b"])
@pytest.mark.parametrize("line", ["# r{}emark", "seat 1 human A{}nn"])
def test_a_control_character_is_refused_in_remarks_too(char: str, line: str) -> None:
    number, message = refused(with_line(BLOCK, 4, line.format(char)))
    assert (number, f"U+{ord(char):04X}" in message) == (4, True)


@pytest.mark.parametrize("raw", [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xc0\x80"])
def test_bytes_that_are_not_utf_8_are_refused_in_remarks_too(raw: bytes) -> None:
    number, message = refused(
        BLOCK.encode().replace(b"rule hand 2\n", b"rule hand 2\n# " + raw + b"\n")
    )
    assert (number, "not UTF-8" in message) == (4, True)


def test_an_undo_takes_back_the_move_that_ended_the_round_too() -> None:
    record = read(BLOCK + "undo\nundo\nmove 2 6-5@6-6~e\n")
    assert [entry.what for entry in record.entries[4:6]] == [Undo(), Undo()]
    match = follow(record.ruleset, 2, record.entries).match
    assert (match.scores, match.wants) == ((0, 0), "move")


def test_an_undo_never_crosses_a_round_line() -> None:
    deal = "".join(BLOCK.splitlines(keepends=True)[6:9])
    text = BLOCK + "round 2\n" + deal
    assert read(text).entries[-1].what == read(text).entries[0].what
    assert refused(text + "undo\n")[0] == 17
    assert refused(BLOCK + "round 2\nundo\n")[0] == 14


def test_nothing_follows_a_salt_but_the_next_round() -> None:
    assert read(BLOCK + "salt 77ab\n").seals[0].salt == "77ab"
    for line in ("undo", "move 2 3-1@6-6", "salt 77ab"):
        assert refused(BLOCK + f"salt 77ab\n{line}\n")[0] == 14


def test_a_deal_that_the_rules_throw_in_is_refused() -> None:
    text = PEBBLE.replace("game pebble", "game animal").replace("rule hand 1", "rule hand 3")
    text = text.replace("hand 1 6-6", "hand 1 6-1 6-2 6-3").replace(
        "hand 2 5-4", "hand 2 5-4 5-3 5-2"
    )
    text = text.replace("0-0 6-5", "0-0 6-6 6-5").replace(" 5-2 5-3 5-5", " 5-5")
    text = text[: text.index("lead")].replace(" 6-1 6-2 6-3 6-4", " 6-4")
    number, message = refused(text)
    assert (number, "thrown in" in message) == (9, True)
    assert read(text.replace("rule hand 3", "rule hand 3\nrule no_double heaviest")).seals


def test_nothing_follows_the_end_of_a_match() -> None:
    over = BLOCK.replace("rule hand 2", "rule hand 2\nrule target round")
    assert follow(read(over).ruleset, 2, read(over).entries).match.wants == "nothing"
    number, message = refused(over + "round 2\n")
    assert (number, "nothing more" in message) == (14, True)


def test_a_torn_last_line_is_dropped_with_a_notice() -> None:
    for torn in (b"m", b"move 1 5-4@6-5", b"# rem", b"\xc3", b"\0", b"move 1 5-4@6-5\r"):
        raw = BLOCK.encode() + torn
        record = read(raw)
        assert record.entries == read(BLOCK).entries
        (notice,) = record.notices
        assert told(notice, str) == (
            "x.domino:13: notice: the last line has no newline and was dropped"
        )
        assert raw[: record.kept] == BLOCK.encode()


def test_a_record_that_ends_inside_a_deal_ends_before_that_round() -> None:
    deal = "round 2\n" + "".join(BLOCK.splitlines(keepends=True)[6:9])
    for end in range(1, len(deal)):
        record = read(BLOCK + deal[:end])
        assert record.entries == read(BLOCK).entries
        assert record.kept == len(BLOCK)
        assert record.last_line == 12
        assert len(record.notices) == 1
    assert len(read(BLOCK + deal).seals) == 2


def test_a_head_that_is_not_whole_is_refused() -> None:
    head = BLOCK[: BLOCK.index("round")]
    for end in range(len(head)):
        assert refused(head[:end])[0] <= 5
    for rest in ("", "r", "round 1", "round 1\n", "# torn"):
        assert read(head + rest).entries == ()
    number, message = refused(head + "seat 3 hum")
    assert number == 6
    assert message.endswith("torn in this line; expected 'seat 3 KIND NAME' or 'round 1'")


def test_a_pass_and_draws_of_every_kind_are_read() -> None:
    text = BLOCK.replace("game block", "game draw").replace("hand 2 6-5 3-1", "hand 2 0-0 3-1")
    text = text.replace("boneyard 0-0", "boneyard 6-5").replace("move 2 6-5@6-6~w", "{}")
    text = text.replace("\nmove 1 5-4@6-5", "")
    for named in ("move 2 draw", "move 2 draw 6-5"):
        record = read(text.format(named))
        assert record.entries[-1].what == Draw((tile(6, 5),))
    for wrong in ("draw 1-0", "draw 6-5 1-0", "draw 5-6", "draw 6-5 6-5", "pass"):
        assert refused(text.format(f"move 2 {wrong}"))[0] == 11
    block = text.replace("game draw", "game block").replace("5-4\nhand 2", "6-4\nhand 2")
    block = block.replace(" 6-4\n", " 5-4\n").replace("hand 1 6-6 5-4", "hand 1 6-6 6-4")
    assert read(block.format("move 2 pass")).entries[-1].what == Pass()


def test_a_reader_without_words_still_names_what_is_wrong() -> None:
    with pytest.raises(RecordError) as error:
        parse_record(with_line(BLOCK, 10, "move 1 5-4"), "x.domino")
    assert str(error.value) == "x.domino:10: must lead; expected 6-6"
