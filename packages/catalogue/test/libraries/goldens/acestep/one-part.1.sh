hf download ACE-Step/acestep-v15-base --local-dir=acestep-v15-base
