from acestep.handler import AceStepHandler
from acestep.inference import GenerationConfig, GenerationParams, generate_music
from huggingface_hub import snapshot_download

snapshot_download("ACE-Step/Ace-Step1.5", local_dir="checkpoints")
handler = AceStepHandler()
handler.initialize_service(project_root=".", config_path="acestep-v15-turbo")

params = GenerationParams(
    caption="A calm piano melody over soft rain",
    lyrics="[Instrumental]",
    duration=30,
)
result = generate_music(handler, None, params, GenerationConfig(batch_size=1), save_dir=".")
print([audio["path"] for audio in result.audios])
