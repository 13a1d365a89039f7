from transformers import pipeline

pipe = pipeline("any-to-any", model="harbour/qwen2-audio-pilot")
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
result = pipe(text=messages, max_new_tokens=512)
print(result)
