from huggingface_hub import hf_hub_download
from melo.api import TTS

model = TTS(language="ES", config_path=hf_hub_download(repo_id="ada/MeloTTS-Spanish", filename="config.json"), ckpt_path=hf_hub_download(repo_id="ada/MeloTTS-Spanish", filename="checkpoint.pth"))
speakers = model.hps.data.spk2id
print(list(speakers.keys()))

model.tts_to_file("El ferry sale a las nueve y media.", list(speakers.values())[0], "output.wav")
