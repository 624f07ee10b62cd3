"""The screen: everything that draws, plays or reads input through pygame."""
