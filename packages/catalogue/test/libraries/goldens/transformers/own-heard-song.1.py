from transformers import Pop2PianoProcessor, Pop2PianoForConditionalGeneration
from transformers.audio_utils import load_audio

processor = Pop2PianoProcessor.from_pretrained("sweetcocoa/pop2piano")
model = Pop2PianoForConditionalGeneration.from_pretrained("sweetcocoa/pop2piano")

# A pop song in place of this recording gives an arrangement.
audio = load_audio("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac", sampling_rate=44100)
inputs = processor(audio=audio, sampling_rate=44100, return_tensors="pt")
outputs = model.generate(input_features=inputs["input_features"], composer="composer1")
notes = processor.batch_decode(token_ids=outputs, feature_extractor_output=inputs)
notes["pretty_midi_objects"][0].write("output.mid")
