hf download google/timesfm-1.0-200m --local-dir=timesfm-1.0-200m
