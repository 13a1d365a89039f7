import soundfile as sf
from dia.model import Dia

model = Dia.from_pretrained("nari-labs/Dia-1.6B")

output = model.generate("[S1] Did you hear the ferry leave this morning? [S2] I did, half an hour late again. (laughs) [S1] Then we can take our time over breakfast.")
sf.write("dialogue.wav", output, 44100)
