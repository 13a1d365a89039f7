from urllib.request import urlretrieve

from speechbrain.inference import StreamingASR
from speechbrain.utils.dynamic_chunk_training import DynChunkTrainConfig

model = StreamingASR.from_hparams("speechbrain/asr-streaming-conformer-librispeech")

urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
# It hears chunks of 24 frames, each with the four chunks before it.
chunks = DynChunkTrainConfig(24, 4)
print(model.transcribe_file("speech.flac", chunks, use_torchaudio_streaming=False))
