from urllib.request import urlretrieve

from speechbrain.inference import SpeakerRecognition

model = SpeakerRecognition.from_hparams("speechbrain/spkrec-ecapa-voxceleb")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
score, same = model.verify_files("speech.flac", "speech.flac")
print(score.item(), same.item())
