from transformers import AutoVideoProcessor, AutoModel
from transformers.video_utils import load_video

processor = AutoVideoProcessor.from_pretrained("facebook/vjepa2-vitl-fpc64-256")
model = AutoModel.from_pretrained("facebook/vjepa2-vitl-fpc64-256", device_map="auto")

frames, _ = load_video("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4", num_frames=model.config.frames_per_clip)
inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
print(model.get_vision_features(**inputs).shape)
