hf download torchgeo/satlas --local-dir=satlas
