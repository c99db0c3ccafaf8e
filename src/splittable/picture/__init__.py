"""The picture of a finished game: its final board in a frame with result, date and wordmark, as SVG or PNG."""
