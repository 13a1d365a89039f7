hf download Xenova/something --local-dir=something
