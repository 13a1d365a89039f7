import soundfile as sf
from voxcpm import VoxCPM

# The denoiser, for noisy samples of a voice, is a second model from another hub.
model = VoxCPM.from_pretrained("openbmb/VoxCPM-0.5B", load_denoiser=False)
wav = model.generate(
    text="The ferry leaves at half past nine.",
    cfg_value=2.0,
    inference_timesteps=10,
    normalize=True,
)
sf.write("output.wav", wav, model.tts_model.sample_rate)
