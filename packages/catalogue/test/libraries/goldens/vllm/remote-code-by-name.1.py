from vllm import LLM, SamplingParams

llm = LLM(model="nvidia/Nemotron-3-Nano-Omni-30B-A3B-Reasoning-NVFP4", trust_remote_code=True)
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([
    {
        "role": "user",
        "content": [
            {
                "type": "image_url",
                "image_url": {
                    "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
                },
            },
            {"type": "text", "text": "Describe this image in one sentence."},
        ],
    },
], params)
print(outputs[0].outputs[0].text)
