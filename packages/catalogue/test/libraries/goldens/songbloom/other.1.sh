hf download example/SongBloom-tuned --local-dir=SongBloom-tuned
