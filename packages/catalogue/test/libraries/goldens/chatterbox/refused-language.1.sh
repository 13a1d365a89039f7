hf download harbour-labs/chatterbox-mtl-kazakh --local-dir=chatterbox-mtl-kazakh
