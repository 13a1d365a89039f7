from transformers import XCLIPProcessor, AutoModel
from transformers.video_utils import load_video

processor = XCLIPProcessor.from_pretrained("microsoft/xclip-base-patch16-zero-shot")
model = AutoModel.from_pretrained("microsoft/xclip-base-patch16-zero-shot", device_map="auto")

frames, _ = load_video("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4", num_frames=model.config.vision_config.num_frames)
labels = ["playing sports", "eating spaghetti", "going shopping"]
inputs = processor(text=labels, videos=list(frames), padding=True, return_tensors="pt").to(model.device)
outputs = model(**inputs)
for label, score in zip(labels, outputs.logits_per_video.softmax(-1)[0].tolist()):
    print(label, round(score, 3))
