import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("nari-labs/Dia-1.6B-0626")

output = model.generate("[S1] Good morning. [S2] Good morning to you.")
sf.write("dialogue.wav", output, 44100)
