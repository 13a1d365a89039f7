import soundfile as sf
from espnet2.bin.tts_inference import Text2Speech

voice = Text2Speech.from_pretrained("espnet/kan-bayashi_jsut_full_band_vits_prosody")

output = voice("船は九時半に出ます。")
sf.write("output.wav", output["wav"].view(-1).cpu().numpy(), voice.fs)
