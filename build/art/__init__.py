"""The programs that draw the game: cards, icons, portraits, the icon of the app, and the sounds."""
