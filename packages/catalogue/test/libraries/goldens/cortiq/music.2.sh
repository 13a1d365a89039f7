cortiq music minimax-music3-q4tp.cmf --prompt='A calm piano melody over soft rain' --lyrics=$'[verse]\nThe tide comes in, the tide goes out' --seconds=20 --out=song.wav
