import soundfile as sf
from espnet2.bin.tts_inference import Text2Speech

voice = Text2Speech.from_pretrained("espnet/kan-bayashi_ljspeech_vits")

output = voice("The ferry leaves at half past nine.")
sf.write("output.wav", output["wav"].view(-1).cpu().numpy(), voice.fs)
