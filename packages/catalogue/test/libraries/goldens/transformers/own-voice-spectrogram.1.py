import soundfile as sf
from transformers import AutoTokenizer, FastSpeech2ConformerModel, FastSpeech2ConformerHifiGan

tokenizer = AutoTokenizer.from_pretrained("espnet/fastspeech2_conformer")
model = FastSpeech2ConformerModel.from_pretrained("espnet/fastspeech2_conformer", device_map="auto")

vocoder = FastSpeech2ConformerHifiGan.from_pretrained("espnet/fastspeech2_conformer_hifigan").to(model.device)
inputs = tokenizer("The ferry leaves at half past nine.", return_tensors="pt").to(model.device)
audio = vocoder(model(inputs["input_ids"]).spectrogram).squeeze()
sf.write("output.wav", audio.detach().cpu().numpy(), 22050)
