from urllib.request import urlretrieve

import soundfile as sf
import transcribe_cpp
from huggingface_hub import hf_hub_download

weights = hf_hub_download(repo_id="handy-computer/diar_streaming_sortformer_4spk-v2.1-gguf", filename="diar_streaming_sortformer_4spk-v2.1-Q8_0.gguf")

# It takes mono recordings with 16,000 samples per second.
urlretrieve("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", "speech.flac")
samples, _ = sf.read("speech.flac", dtype="float32")

with transcribe_cpp.Model(weights) as model, model.diarize_session() as session:
    for turn in session.run(samples):
        print(f"Speaker {turn.speaker_id}: {turn.t0_ms / 1000:.1f} s to {turn.t1_ms / 1000:.1f} s")
