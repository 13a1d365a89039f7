hf download example/F5-Spanish --local-dir=F5-Spanish
