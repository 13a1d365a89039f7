hf download example/english-acoustic --local-dir=english-acoustic
