import soundfile as sf
from nemo.collections.tts.models import MagpieTTSModel

model = MagpieTTSModel.from_pretrained("nvidia/magpie_tts_multilingual_357m")
model.eval()

audio, _ = model.do_tts("The ferry to the island leaves every morning at nine.", language="en")
sf.write("speech.wav", audio[0].float().cpu().numpy(), model.output_sample_rate)
