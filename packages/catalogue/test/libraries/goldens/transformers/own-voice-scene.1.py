from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("bosonai/higgs-audio-v2-generation-3B-base-hf")
model = AutoModelForTextToWaveform.from_pretrained("bosonai/higgs-audio-v2-generation-3B-base-hf", device_map="auto")

messages = [
    {
        "role": "system",
        "content": [{"type": "text", "text": "Generate audio following instruction."}],
    },
    {
        "role": "scene",
        "content": [{"type": "text", "text": "Audio is recorded from a quiet room."}],
    },
    {
        "role": "user",
        "content": [{"type": "text", "text": "The ferry leaves at half past nine."}],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device)

outputs = model.generate(**inputs, max_new_tokens=1000)
processor.save_audio(processor.batch_decode(outputs), "output.wav")
