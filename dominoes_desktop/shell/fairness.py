"""What does the Fairness sheet show now? The seal on the table, and what the records count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .pile import stands
from .texts import tr

if TYPE_CHECKING:
    from ..archive.dealt import Dealt
    from .fairness_sheet import Sealed
    from .window import Window


def show_fairness(window: Window) -> None:
    """Lay the sheet; matches that are over are counted beside the window.

    The running match is not: its figures would tell of hands that are not to be seen.
    """
    from ..archive.dealt import count_dealt
    from .fairness_sheet import FairnessSheet

    if window.sheets.raised(FairnessSheet):
        return
    sheet = FairnessSheet(window.view, _sealed(window), tr, window.dressing.for_sheets)
    sheet.again = lambda: show_fairness(window)

    def counted(dealt: Dealt) -> None:
        if stands(sheet):
            sheet.coming.after(lambda: sheet.show_dealt(dealt))

    window.sheets.lay(sheet)
    folder = window.matches.played
    window.aside.run(lambda: count_dealt([folder]), counted)


def _sealed(window: Window) -> Sealed | None:
    from .fairness_sheet import Sealed

    recorder, desk = window.matches.recorder, window.referee.desk
    if recorder is None or desk is None or not desk.log:
        return None
    seen = desk.observe(0)
    over = seen.result is not None
    salt = recorder.salt if over else ""
    number = recorder.origin.number
    return Sealed(seen.number, over, recorder.commit, salt, str(recorder.path), number)
