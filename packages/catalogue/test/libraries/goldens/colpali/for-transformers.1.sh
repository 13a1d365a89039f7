hf download vidore/colpali-v1.2-hf --local-dir=colpali-v1.2-hf
