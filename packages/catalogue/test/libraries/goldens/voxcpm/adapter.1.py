import soundfile as sf
from voxcpm import VoxCPM
from huggingface_hub import snapshot_download

# The denoiser, for noisy samples of a voice, is a second model from another hub.
model = VoxCPM.from_pretrained("openbmb/VoxCPM2", lora_weights_path=snapshot_download("harbour-voices/tide-adapter"), load_denoiser=False)
wav = model.generate(
    text="The ferry leaves at half past nine.",
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=True,
)
sf.write("output.wav", wav, model.tts_model.sample_rate)
