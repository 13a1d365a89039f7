import sglang as sgl
from transformers import AutoProcessor

# It starts processes of its own, which import this file again.
if __name__ == "__main__":
    llm = sgl.Engine(model_path="harbour/tide-vl-8b", trust_remote_code=True)
    template = AutoProcessor.from_pretrained("harbour/tide-vl-8b", trust_remote_code=True)
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "image"},
                {"type": "text", "text": "Describe this image in one sentence."},
            ],
        },
    ]
    prompt = template.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    output = llm.generate(prompt, {"max_new_tokens": 512}, image_data="https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
    print(output["text"])
