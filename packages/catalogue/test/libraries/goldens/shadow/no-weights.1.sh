hf download example/shadow-notes --local-dir=shadow-notes
