import torch
from InferenceInterfaces.ToucanTTSInterface import ToucanTTSInterface

device = "cuda" if torch.cuda.is_available() else "cpu"
tts = ToucanTTSInterface(
    device=device,
    tts_model_path="weights/ToucanTTS.pt",
    vocoder_model_path="weights/Vocoder.pt",
    language="eng",
)
tts.read_to_file(
    text_list=["The ferry leaves at half past nine."],
    file_location="output.wav",
)
