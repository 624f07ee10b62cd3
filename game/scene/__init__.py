"""The scene: what is where on the table and what it says, as pure values in logical pixels.

From a seat's `View`, the player's `Ui` and the `Layout` of the window follow the pose of every card, the
regions that can be touched or heard, and the words. No pygame, no clock and no hidden card in this room.
"""
