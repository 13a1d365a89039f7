hf download example/without-file --local-dir=without-file
