hf download PrunaAI/harbour-tide-7b-QUANTO-int4bit-smashed --local-dir=harbour-tide-7b-QUANTO-int4bit-smashed
