hf download lglg666/SongGeneration-large --local-dir=SongGeneration-large
