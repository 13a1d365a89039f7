hf download infosave/LFM2.5-cmf --include='*.cmf' --local-dir=.
