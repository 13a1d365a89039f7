hf download example/lightglue-for-maps --local-dir=lightglue-for-maps
