hf download example/magenta-tuned --local-dir=magenta-tuned
