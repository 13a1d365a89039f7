hf download example/our-granite-adapter --local-dir=our-granite-adapter
