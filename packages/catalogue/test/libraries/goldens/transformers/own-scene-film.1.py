from transformers import AutoVideoProcessor, AutoModelForUniversalSegmentation
from transformers.video_utils import load_video

processor = AutoVideoProcessor.from_pretrained("acme/videomt")
model = AutoModelForUniversalSegmentation.from_pretrained("acme/videomt", device_map="auto")

frames, _ = load_video("https://huggingface.co/datasets/nielsr/video-demo/resolve/main/eating_spaghetti.mp4", num_frames=8)
inputs = processor(list(frames), return_tensors="pt").to(model.device, model.dtype)
outputs = model(**inputs)
sizes = [frames.shape[1:3]] * len(frames)
for classes in processor.post_process_semantic_segmentation(outputs, sizes):
    print([model.config.id2label[label] for label in classes.unique().tolist()])
