hf download camstack/camstack-models --local-dir=camstack-models
