hf download Efficient-Large-Model/SANA-Video_2.0_5B_720p --local-dir=SANA-Video_2.0_5B_720p
