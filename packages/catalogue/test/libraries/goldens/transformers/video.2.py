from transformers import AutoVideoProcessor, AutoModelForVideoClassification
from transformers.video_utils import load_video

processor = AutoVideoProcessor.from_pretrained("MCG-NJU/videomae-base")
model = AutoModelForVideoClassification.from_pretrained("MCG-NJU/videomae-base", device_map="auto")

frames, _ = load_video("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4", num_frames=model.config.num_frames)
inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
print(model.config.id2label[outputs.logits.argmax(-1).item()])
