hf download example/diff-adapters --local-dir=diff-adapters
