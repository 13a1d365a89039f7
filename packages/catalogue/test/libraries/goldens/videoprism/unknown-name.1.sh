hf download harbour-labs/ferry-prism --local-dir=ferry-prism
