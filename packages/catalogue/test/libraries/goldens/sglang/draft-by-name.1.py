import sglang as sgl
from transformers import AutoTokenizer

# It starts processes of its own, which import this file again.
if __name__ == "__main__":
    llm = sgl.Engine(model_path="moonshotai/Kimi-K3", speculative_algorithm="DSPARK", speculative_draft_model_path="RadixArk/Kimi-K3-DSpark", tp_size=8, trust_remote_code=True)
    template = AutoTokenizer.from_pretrained("moonshotai/Kimi-K3", trust_remote_code=True)
    messages = [{"role": "user", "content": "Who are you?"}]
    prompt = template.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)
    output = llm.generate(prompt, {"max_new_tokens": 512})
    print(output["text"])
