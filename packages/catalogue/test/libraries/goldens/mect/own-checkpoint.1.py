from importlib import import_module

import soundfile
import torch
from antspeaker.utils.registry import create_model
from huggingface_hub import hf_hub_download
from torchaudio.compliance import kaldi
from torchaudio.functional import resample

# Makes the networks known by name.
import_module("antspeaker.models")

path = hf_hub_download(repo_id="example/own-speakers", filename="mect_a2_own.pt")
config = torch.load(path, map_location="cpu")["config"]
model, _ = create_model(config["model"]).load_model(path)
model.eval()

# A recording with one channel, which comes with the repository.
sound, rate = soundfile.read("data/id11251_ifnFC8CLILs_00003.wav", dtype="float32")
feature = config["feature"]
waveform = resample(torch.from_numpy(sound)[None], rate, feature["sampling_rate"])
bands = kaldi.fbank(
    waveform * 2**15,
    num_mel_bins=feature["num_mel_bins"],
    frame_length=feature["frame_length"],
    frame_shift=feature["frame_shift"],
    dither=feature["dither"],
    energy_floor=0.0,
    window_type="hamming",
    sample_frequency=feature["sampling_rate"],
)
with torch.inference_mode():
    embedding = model(bands.T[None])
print(embedding.shape)
