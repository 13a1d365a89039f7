from transformers import pipeline

pipe = pipeline("image-text-to-text", model="nanonets/Nanonets-OCR-s")
messages = [
    {
        "role": "user",
        "content": [
            {
                "type": "image",
                "url": "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png",
            },
            {"type": "text", "text": "Convert this page to Markdown."},
        ],
    },
]
result = pipe(text=messages, max_new_tokens=1024)
print(result)
