import sglang as sgl
from transformers import AutoTokenizer

# It starts processes of its own, which import this file again.
if __name__ == "__main__":
    llm = sgl.Engine(model_path="deepseek-ai/DeepSeek-V4-Flash", speculative_algorithm="DSPARK", speculative_draft_model_path="RadixArk/DeepSeek-V4-Flash-DSpark")
    tokenizer = AutoTokenizer.from_pretrained("deepseek-ai/DeepSeek-V4-Flash")
    # These repositories have no chat template: the marks of a turn are part of the text.
    prompt = "<｜begin▁of▁sentence｜><｜User｜>Who are you?<｜Assistant｜></think>"
    tokens = tokenizer.encode(prompt, add_special_tokens=False)
    output = llm.generate(input_ids=tokens, sampling_params={"max_new_tokens": 512})
    print(output["text"])
