import librosa
import soundfile as sf
import torch
from inference import InferenceConfig, Mars5TTS

mars5 = Mars5TTS.from_pretrained("CAMB-AI/MARS5-TTS")

wav, _ = librosa.load("voice.wav", sr=mars5.sr, mono=True)
transcript = "The words that are said in voice.wav."
config = InferenceConfig(deep_clone=True, rep_penalty_window=100, top_k=100)
_, audio = mars5.tts(
    "The ferry leaves at half past nine.", torch.from_numpy(wav), transcript, cfg=config
)
sf.write("output.wav", audio.numpy(), mars5.sr)
