import soundfile as sf
import torch
from parler_tts import ParlerTTSForConditionalGeneration
from transformers import AutoTokenizer

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ParlerTTSForConditionalGeneration.from_pretrained("freds0/parler-tts-mini-v1.1-ptbr").to(device)
text_tokenizer = AutoTokenizer.from_pretrained("freds0/parler-tts-mini-v1.1-ptbr")
voice_tokenizer = AutoTokenizer.from_pretrained(model.config.text_encoder._name_or_path)

text = "A balsa sai às nove e meia."
voice = "A woman speaks calmly and close to the microphone, in very clear audio."
audio = model.generate(
    input_ids=voice_tokenizer(voice, return_tensors="pt").input_ids.to(device),
    prompt_input_ids=text_tokenizer(text, return_tensors="pt").input_ids.to(device),
)
sf.write("output.wav", audio.cpu().numpy().squeeze(), model.config.sampling_rate)
