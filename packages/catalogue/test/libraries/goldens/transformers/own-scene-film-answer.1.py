from transformers import AutoProcessor, AutoModelForImageTextToText
from transformers.video_utils import load_video

processor = AutoProcessor.from_pretrained("Salesforce/instructblip-vicuna-7b-video")
model = AutoModelForImageTextToText.from_pretrained("Salesforce/instructblip-vicuna-7b-video", device_map="auto")

frames, _ = load_video("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4", num_frames=4)
inputs = processor(images=frames, text="What happens in this video?", return_tensors="pt").to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=40)
print(processor.decode(outputs[0], skip_special_tokens=True))
