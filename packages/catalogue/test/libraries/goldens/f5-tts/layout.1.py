from importlib.resources import files

from f5_tts.api import F5TTS
from huggingface_hub import hf_hub_download

model = F5TTS(
    model="E2TTS_Base",
    ckpt_file=hf_hub_download(repo_id="SWivid/E2-TTS", filename="E2TTS_Base/model_1200000.safetensors"),
)

# The voice to speak in, and what it says there.
reference = files("f5_tts").joinpath("infer/examples/basic/basic_ref_en.wav")
model.infer(
    ref_file=str(reference),
    ref_text="Some call me nature, others call me mother nature.",
    gen_text="The ferry leaves at half past nine.",
    file_wave="output.wav",
)
