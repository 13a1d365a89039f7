hf download Revai/reverb-diarization-v2 --local-dir=reverb-diarization-v2
