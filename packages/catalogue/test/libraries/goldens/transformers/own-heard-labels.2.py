from transformers import AutoProcessor, AutoModel
from transformers.audio_utils import load_audio

processor = AutoProcessor.from_pretrained("laion/clap-htsat-fused")
model = AutoModel.from_pretrained("laion/clap-htsat-fused", device_map="auto")

rate = processor.feature_extractor.sampling_rate
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=rate)
labels = ["speech", "music", "a barking dog"]
inputs = processor(text=labels, audio=audio, sampling_rate=rate, padding=True, return_tensors="pt")
outputs = model(**inputs.to(model.device, model.dtype))
for label, score in zip(labels, outputs.logits_per_audio.softmax(-1)[0].tolist()):
    print(label, round(score, 3))
