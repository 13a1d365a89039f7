hf download brandonmusic/GLM-5.2-EXL3-TR3v4-3.5bpw-MTP78 --local-dir=GLM-5.2-EXL3-TR3v4-3.5bpw-MTP78
