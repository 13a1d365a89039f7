import soundfile as sf
import torch
from nemo.collections.tts.models import FastPitchModel, HifiGanModel

speaker = FastPitchModel.from_pretrained("nvidia/tts_en_fastpitch")
vocoder = HifiGanModel.from_pretrained("nvidia/tts_hifigan")
speaker.eval()
vocoder.eval()

with torch.no_grad():
    spectrogram = speaker.generate_spectrogram(tokens=speaker.parse("The ferry to the island leaves every morning at nine."))
    audio = vocoder.convert_spectrogram_to_audio(spec=spectrogram)
sf.write("speech.wav", audio[0].float().cpu().numpy(), 22050)
