import sglang as sgl
from transformers import AutoTokenizer

# It starts processes of its own, which import this file again.
if __name__ == "__main__":
    llm = sgl.Engine(model_path="harbour/tide-8b-instruct")
    template = AutoTokenizer.from_pretrained("harbour/tide-8b-instruct")
    messages = [{"role": "user", "content": "Who are you?"}]
    prompt = template.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    output = llm.generate(prompt, {"max_new_tokens": 512})
    print(output["text"])
