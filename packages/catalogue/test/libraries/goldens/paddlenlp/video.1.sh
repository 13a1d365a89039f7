hf download harbour-vision/tide-canny --local-dir=tide-canny
