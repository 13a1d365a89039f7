hf download example/own-matcher --local-dir=own-matcher
