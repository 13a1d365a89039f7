from transformers import AutoProcessor, AutoModelForTokenClassification

processor = AutoProcessor.from_pretrained("Qwen/Qwen3-ForcedAligner-0.6B-hf")
model = AutoModelForTokenClassification.from_pretrained("Qwen/Qwen3-ForcedAligner-0.6B-hf", device_map="auto")

inputs, words = processor.prepare_forced_aligner_inputs(
    audio="https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac",
    transcript="He hoped there would be stew for dinner, turnips and carrots and bruised potatoes.",
    language="English",
)
inputs = inputs.to(model.device, model.dtype)
outputs = model(**inputs)
found = processor.decode_forced_alignment(
    outputs.logits, inputs["input_ids"], words, model.config.timestamp_token_id
)
for word in found[0]:
    print(word["text"], word["start_time"], word["end_time"])
