from transformers import AutoProcessor, AutoModelForMultimodalLM

processor = AutoProcessor.from_pretrained("harbour/qwen2-audio-pilot")
model = AutoModelForMultimodalLM.from_pretrained("harbour/qwen2-audio-pilot", device_map="auto")

messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "audio",
                "url": "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac",
            },
            {"type": "text", "text": "What is being said?"},
        ],
    },
]
inputs = processor.apply_chat_template(
    messages,
    add_generation_prompt=True,
    tokenize=True,
    return_dict=True,
    return_tensors="pt",
).to(model.device, model.dtype)

outputs = model.generate(**inputs, max_new_tokens=512)
print(processor.decode(outputs[0][inputs["input_ids"].shape[-1]:]))
