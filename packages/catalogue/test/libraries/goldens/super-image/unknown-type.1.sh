hf download ada/harbour-upscaler --local-dir=harbour-upscaler
