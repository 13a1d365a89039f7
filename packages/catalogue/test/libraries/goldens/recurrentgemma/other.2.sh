hf download google/recurrentgemma-2b --local-dir=recurrentgemma-2b
