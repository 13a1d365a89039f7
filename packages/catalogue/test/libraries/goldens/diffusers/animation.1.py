import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image, load_video

pipe = DiffusionPipeline.from_pretrained("Wan-AI/Wan2.2-Animate-14B-Diffusers", dtype=torch.bfloat16, device_map="cuda")

character = load_image("src_ref.png")
poses, faces = load_video("src_pose.mp4"), load_video("src_face.mp4")
width, height = poses[0].size
frames = pipe(
    image=character,
    pose_video=poses,
    face_video=faces,
    prompt="A person is dancing",
    height=height,
    width=width,
).frames[0]
export_to_video(frames, "output.mp4", fps=30)
