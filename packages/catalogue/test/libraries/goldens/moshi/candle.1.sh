hf download kyutai/moshika-candle-q8 --local-dir=moshika-candle-q8
