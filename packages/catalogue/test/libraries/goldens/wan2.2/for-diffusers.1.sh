hf download harbour-films/tide-Wan2.2-TI2V-5B --local-dir=tide-Wan2.2-TI2V-5B
