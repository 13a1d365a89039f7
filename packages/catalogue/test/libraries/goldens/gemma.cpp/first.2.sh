hf download google/gemma-2b-sfp-cpp --local-dir=gemma-2b-sfp-cpp
