import soundfile as sf
import torch
from parler_tts import ParlerTTSForConditionalGeneration
from transformers import AutoTokenizer

device = "cuda" if torch.cuda.is_available() else "cpu"
model = ParlerTTSForConditionalGeneration.from_pretrained("2121-8/japanese-parler-tts-mini").to(device)
text_tokenizer = AutoTokenizer.from_pretrained("2121-8/japanese-parler-tts-mini", subfolder="prompt_tokenizer")
voice_tokenizer = AutoTokenizer.from_pretrained("2121-8/japanese-parler-tts-mini", subfolder="description_tokenizer")

text = "フェリーは九時半に出発します。"
voice = "A woman speaks calmly and close to the microphone, in very clear audio."
audio = model.generate(
    input_ids=voice_tokenizer(voice, return_tensors="pt").input_ids.to(device),
    prompt_input_ids=text_tokenizer(text, return_tensors="pt").input_ids.to(device),
)
sf.write("output.wav", audio.cpu().numpy().squeeze(), model.config.sampling_rate)
