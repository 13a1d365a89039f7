hf download harbour/tide-videos --local-dir=tide-videos
