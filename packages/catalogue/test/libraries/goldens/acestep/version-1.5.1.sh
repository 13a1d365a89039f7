hf download ACE-Step/Ace-Step1.5 --local-dir=Ace-Step1.5
