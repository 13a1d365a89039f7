hf download mobilint/EXAONE-3.5-2.4B-Instruct --local-dir=EXAONE-3.5-2.4B-Instruct
