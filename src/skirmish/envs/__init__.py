"""The games for other people's programs: PettingZoo, OpenSpiel, and the text bot protocol."""
