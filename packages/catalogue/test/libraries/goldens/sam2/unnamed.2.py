import torch
from huggingface_hub import hf_hub_download
from sam2.build_sam import build_sam2_video_predictor

weights = hf_hub_download(repo_id="harbour/tide-segmenter", filename="checkpoint.pt")
predictor = build_sam2_video_predictor("configs/sam2/sam2_hiera_l.yaml", weights)

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    state = predictor.init_state("video.mp4")
    predictor.add_new_points_or_box(state, frame_idx=0, obj_id=1, points=[[210, 350]], labels=[1])

    for frame, object_ids, masks in predictor.propagate_in_video(state):
        print(frame, object_ids, (masks > 0).sum().item(), "pixels")
