hf download infosave/MiniMax-Music-3-cmf minimax-music3-q4tp.cmf --local-dir=.
