hf download example/eupe-of-our-own --local-dir=eupe-of-our-own
