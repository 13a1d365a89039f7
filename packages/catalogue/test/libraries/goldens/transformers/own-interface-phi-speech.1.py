import io
from urllib.request import urlopen

import soundfile as sf
from transformers import AutoModelForCausalLM, AutoProcessor

processor = AutoProcessor.from_pretrained("microsoft/Phi-4-multimodal-instruct", trust_remote_code=True)
model = AutoModelForCausalLM.from_pretrained("microsoft/Phi-4-multimodal-instruct", trust_remote_code=True, _attn_implementation="eager", torch_dtype="auto", device_map="cuda")

audio = sf.read(io.BytesIO(urlopen("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac").read()))
prompt = "<|user|><|audio_1|>Transcribe the audio clip into text.<|end|><|assistant|>"
inputs = processor(text=prompt, audios=[audio], return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=200)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:], skip_special_tokens=True))
