import imageio.v3 as iio
import torch
from cotracker.predictor import CoTrackerPredictor
from huggingface_hub import hf_hub_download

device = "cuda" if torch.cuda.is_available() else "cpu"
weights = hf_hub_download(repo_id="facebook/cotracker3", filename="scaled_offline.pth")
tracker = CoTrackerPredictor(checkpoint=weights).to(device)

frames = iio.imread("https://github.com/facebookresearch/co-tracker/raw/refs/heads/main/assets/apple.mp4", plugin="FFMPEG")
video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float().to(device)
tracks, visibility = tracker(video, grid_size=10)
print(tracks.shape, visibility.shape)
