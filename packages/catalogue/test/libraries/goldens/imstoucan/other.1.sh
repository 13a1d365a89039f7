hf download example/toucan-tuned --local-dir=toucan-tuned
