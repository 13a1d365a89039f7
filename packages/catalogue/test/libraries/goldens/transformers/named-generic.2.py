from transformers import AutoProcessor, AutoModelForCTC
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("TalTechNLP/xls-r-300m-et")
model = AutoModelForCTC.from_pretrained("TalTechNLP/xls-r-300m-et", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
inputs = processor(audio=audio, sampling_rate=rate, return_tensors="pt")
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
print(processor.tokenizer.batch_decode(outputs.logits.argmax(-1))[0])
