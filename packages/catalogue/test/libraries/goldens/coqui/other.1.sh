hf download ada/vits-harbour --local-dir=vits-harbour
