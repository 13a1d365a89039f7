hf download nvidia/Nemotron-4-340B-Instruct --local-dir=Nemotron-4-340B-Instruct
