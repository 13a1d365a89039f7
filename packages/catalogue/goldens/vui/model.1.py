import torchaudio
from vui.inference import render
from vui.model import Vui

model = Vui.from_pretrained().cuda()
waveform = render(model, "The ferry leaves at half past nine.")
torchaudio.save("output.wav", waveform[0].cpu(), 22050)
