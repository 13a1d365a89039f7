hf download maxgraf/sa3-variations-torch --local-dir=sa3-variations-torch
