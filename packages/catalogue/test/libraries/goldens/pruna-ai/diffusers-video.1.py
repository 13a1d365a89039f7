from pruna import PrunaModel
from diffusers.utils import export_to_video

pipe = PrunaModel.from_pretrained("PrunaAI/Wan2.2-T2V-smashed")

frames = pipe(prompt="A paper boat drifting down a sunlit stream").frames[0]
export_to_video(frames, "output.mp4", fps=16)
