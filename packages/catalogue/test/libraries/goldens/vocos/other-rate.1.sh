hf download ada/vocos-mel-22khz --local-dir=vocos-mel-22khz
