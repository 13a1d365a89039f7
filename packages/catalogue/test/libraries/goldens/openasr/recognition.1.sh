openasr pull parakeet-tdt-0.6b-v3
openasr transcribe audio.wav --model=parakeet-tdt-0.6b-v3
