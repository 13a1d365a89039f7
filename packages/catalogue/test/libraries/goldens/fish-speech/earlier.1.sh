hf download fishaudio/openaudio-s1-mini --local-dir=openaudio-s1-mini
