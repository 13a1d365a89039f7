from transformers import pipeline

pipe = pipeline("image-text-to-text", model="microsoft/Florence-2-base")
messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/p-blog/candy.JPG",
            },
            {"type": "text", "text": "Which animal is on the candy?"},
        ],
    },
]
result = pipe(text=messages, max_new_tokens=40)
print(result)
