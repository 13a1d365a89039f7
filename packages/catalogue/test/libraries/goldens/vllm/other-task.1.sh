hf download harbour/ranker --local-dir=ranker
