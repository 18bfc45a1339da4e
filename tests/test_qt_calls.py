"""Does Qt's binding keep its references straight over tens of thousands of calls?

PySide6 6.12.0 on Python 3.11 loses one reference to None in every call that returns nothing, and
aborts the process after some 5,000 of them: long after a short test has passed.
"""

import subprocess
import sys

SOAK = """
from PySide6.QtCore import Qt
from PySide6.QtGui import QPen
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene

application = QApplication([])
scene = QGraphicsScene()
item = QGraphicsRectItem(0, 0, 40, 20)
scene.addItem(item)
pen = QPen(Qt.GlobalColor.black)
for number in range(5_000):
    item.setPos(number % 100, number % 50)
    item.setPen(pen)
    item.setRotation(number % 360)
    item.update()
print("20000 calls")
"""


def test_twenty_thousand_calls_that_return_nothing_leave_the_process_alive() -> None:
    soak = subprocess.run(
        [sys.executable, "-c", SOAK], capture_output=True, text=True, timeout=120, check=False
    )
    assert (soak.returncode, soak.stdout) == (0, "20000 calls\n"), soak.stderr
