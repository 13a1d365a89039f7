import torchaudio
from zonos.conditioning import make_cond_dict
from zonos.model import Zonos

model = Zonos.from_pretrained("Zyphra/Zonos-v0.1-transformer", device="cuda")

# A clean reference clip of 5 to 10 seconds works best.
wav, sampling_rate = torchaudio.load("speaker.wav")
speaker = model.make_speaker_embedding(wav, sampling_rate)

conditioning = model.prepare_conditioning(
    make_cond_dict(text="The ferry leaves at half past nine.", speaker=speaker, language="en-us")
)
codes = model.generate(conditioning)
audio = model.autoencoder.decode(codes)[0].cpu()
torchaudio.save("output.wav", audio, model.autoencoder.sampling_rate)
