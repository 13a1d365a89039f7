hf download harbour/Tide-27B-DFlash-W4A16 --local-dir=Tide-27B-DFlash-W4A16
