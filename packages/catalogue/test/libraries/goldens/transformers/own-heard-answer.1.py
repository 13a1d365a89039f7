from transformers import AutoProcessor, AutoModelForSeq2SeqLM

processor = AutoProcessor.from_pretrained("nvidia/audio-flamingo-3-hf")
model = AutoModelForSeq2SeqLM.from_pretrained("nvidia/audio-flamingo-3-hf", device_map="auto")

messages = [
    {
        "role": "user",
        "content": [
            {"type": "text", "text": "What is being said?"},
            {
                "type": "audio",
                "url": "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac",
            },
        ],
    },
]
inputs = processor.apply_chat_template(messages, add_generation_prompt=True, tokenize=True, return_dict=True)
inputs = inputs.to(model.device, model.dtype)
outputs = model.generate(**inputs, max_new_tokens=500)
print(processor.batch_decode(outputs[:, inputs["input_ids"].shape[1]:], skip_special_tokens=True)[0])
