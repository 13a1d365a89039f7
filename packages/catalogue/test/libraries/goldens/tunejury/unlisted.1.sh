hf download example/tunejury-for-jazz --local-dir=tunejury-for-jazz
