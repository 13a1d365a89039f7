from acestep.pipeline_ace_step import ACEStepPipeline
from huggingface_hub import snapshot_download

pipeline = ACEStepPipeline(checkpoint_dir=snapshot_download("ACE-Step/ACE-Step-v1-3.5B"))

files = pipeline(
    prompt="A calm piano melody over soft rain",
    lyrics="[instrumental]",
    audio_duration=30,
    infer_step=60,
)
print(files)
