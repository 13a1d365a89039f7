from urllib.request import urlretrieve

from speechbrain.inference import SpectralMaskEnhancement

model = SpectralMaskEnhancement.from_hparams("speechbrain/metricgan-plus-voicebank")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
model.enhance_file("speech.flac", output_filename="enhanced.wav")
