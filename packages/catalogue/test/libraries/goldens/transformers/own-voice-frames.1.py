from transformers import AutoProcessor, AutoModelForTextToWaveform

processor = AutoProcessor.from_pretrained("acme/pocket-tts-hf")
model = AutoModelForTextToWaveform.from_pretrained("acme/pocket-tts-hf", device_map="auto")

messages = [
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

outputs = model.generate(**inputs, return_dict_in_generate=True)
audio = processor.decode(outputs.audio_latents, outputs.audio_latents_mask)
processor.save_audio(audio, "output.wav")
