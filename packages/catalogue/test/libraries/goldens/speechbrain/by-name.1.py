from urllib.request import urlretrieve

import soundfile as sf
from speechbrain.inference import SepformerSeparation

model = SepformerSeparation.from_hparams("speechbrain/sepformer-wham16k-enhancement")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
sources = model.separate_file("speech.flac")
for n in range(sources.shape[2]):
    sf.write(f"source{n + 1}.wav", sources[0, :, n].cpu().numpy(), model.hparams.sample_rate)
