hf download example/mitie-models --local-dir=mitie-models
