hf download example/monkeyocr-tuned --local-dir=monkeyocr-tuned
