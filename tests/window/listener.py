"""How does somebody play who only hears? A screen reader's ears, and keys, from another process.

Run by the system's own Python, which has the accessibility bus: `listener.py COMMAND...` starts the
program, plays one round by what is announced and by the names of what has the keyboard, and prints
all that was heard as JSON. It knows nothing of the game but its sentences.
"""

import json
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 120.0  # seconds for a whole round


class Listener:
    """``said`` and ``met`` are what was announced, and the names of what got the keyboard."""

    def __init__(self):
        self.said, self.met = [], []
        self.tree, self.turns = [], 0
        self.over = False
        self._listener = Atspi.EventListener.new(self._heard)
        for kind in ("object:announcement", "object:state-changed:focused"):
            self._listener.register(kind)

    def _heard(self, event):
        if event.type.startswith("object:announcement"):
            self.said.append(event.any_data)
        elif event.detail1:
            self.met.append(event.source.get_name())
            self.over = self.over or in_dialog(event.source)

    def listen(self, until):
        """Wait until that is so."""
        loop = GLib.MainContext.default()
        end = time.monotonic() + PATIENCE
        while not until():
            if time.monotonic() > end:
                raise SystemExit(f"waited in vain; {json.dumps([self.said[-9:], self.met[-9:]])}")
            if not loop.iteration(False):
                time.sleep(0.002)

    def key(self, *names):
        """Press these."""
        subprocess.run(["xdotool", "key", "--delay", "2", *names], check=True)

    def ask(self, *names):
        """Press these; what is said then."""
        count = len(self.said)
        self.key(*names)
        self.listen(lambda: len(self.said) > count)
        return self.said[-1]


def in_dialog(thing):
    while thing is not None:
        if thing.get_role_name() == "dialog":
            return True
        thing = thing.get_parent()
    return False


def tree_of(thing):
    """What lies in it, as a reader goes through it: role and name of each."""
    found = [(thing.get_role_name(), thing.get_name())]
    for at in range(thing.get_child_count()):
        child = thing.get_child_at_index(at)
        if child is not None and child.get_state_set().contains(Atspi.StateType.VISIBLE):
            found += tree_of(child)
    return found


def play_round(ears):
    """Until the round is over."""
    ears.listen(lambda: ears.said or ears.over)
    focus = ["xdotool", "search", "--onlyvisible", "--name", "Dominoes Desktop", "windowfocus"]
    subprocess.run(focus, check=True, stdout=subprocess.DEVNULL)  # there is no window manager
    at = 0
    while True:
        ears.listen(lambda since=at: ears.over or any(map(is_turn, ears.said[since:])))
        if ears.over:
            return
        prompt = list(filter(is_turn, ears.said[at:]))[-1]
        at = len(ears.said)
        turn(ears, prompt)


TURNS = (
    "Your turn", "You lead with", "You lead:", "You play again:", "You drew", "Keep or play",
    "Nothing fits", "Still nothing", "A spell lies", "First the four", "Nobody holds",
)  # fmt: skip


def is_turn(said):
    """Does this ask the listener to act?"""
    return said.startswith(TURNS) or ": pass" in said


def turn(ears, prompt):
    """One move: a tile that fits, else what the prompt says."""
    hand, _, fits = ears.ask("w").partition(". ")
    ears.turns += 1
    if ears.turns == 2:
        ears.tree = tree_of(Atspi.get_desktop(0).get_child_at_index(0))
    if fits:
        first = fits.removesuffix(" fits").removeprefix("These fit: ").split(", ")[0]
        lay(ears, hand.partition(": ")[2].lower().split(", "), first.lower())
    else:
        ears.key("d" if ": draw" in prompt else "p")


def lay(ears, tiles, tile):
    """Lay that tile of the hand at its first place."""
    ears.key("Home", *["Right"] * tiles.index(tile))
    ears.listen(lambda: ears.met[-1].lower().startswith(tile))
    if "in one place" not in ears.ask("Return"):
        ears.key("1")
    ears.listen(lambda: ears.met[-1].startswith("Place 1 of"))
    ears.key("Return")


def main():
    ears = Listener()
    program = subprocess.Popen(sys.argv[1:])
    try:
        play_round(ears)
    finally:
        program.terminate()
        program.wait()
    print(json.dumps({"said": ears.said, "met": ears.met, "tree": ears.tree}))


main()
