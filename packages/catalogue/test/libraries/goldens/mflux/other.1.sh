hf download example/flux-kontext-mflux --local-dir=flux-kontext-mflux
