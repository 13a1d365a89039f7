hf download example/merlin-tuned --local-dir=merlin-tuned
