hf download Fleurrr/A2World-World-Model --local-dir=A2World-World-Model
