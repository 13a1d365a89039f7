from urllib.request import urlretrieve

from speechbrain.inference import Speech_Emotion_Diarization

model = Speech_Emotion_Diarization.from_hparams("speechbrain/emotion-diarization-wavlm-large")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
print(model.diarize_file("speech.flac"))
