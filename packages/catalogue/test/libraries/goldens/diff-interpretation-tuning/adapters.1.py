import torch
from huggingface_hub import hf_hub_download
from transformers import AutoModelForCausalLM, AutoTokenizer

base = "Qwen/Qwen3-1.7B"
tokenizer = AutoTokenizer.from_pretrained(base)
model = AutoModelForCausalLM.from_pretrained(base, dtype=torch.float32, device_map="auto")

diffs = torch.load(
    hf_hub_download(repo_id="diff-interpretation-tuning/loras", filename="hidden-topic/qwen3-1.7b/weight-diffs/weight-diff-017.pt"),
    map_location=model.device,
)
adapter = torch.load(
    hf_hub_download(repo_id="diff-interpretation-tuning/loras", filename="hidden-topic/qwen3-1.7b/dit-adapter.pt"),
    map_location=model.device,
)


def add(changes):
    with torch.no_grad():
        for name, (up, down) in changes.items():
            layer = model.get_submodule(name)
            layer.weight += (down.float() @ up.float()).T / down.shape[1]


add(diffs[173]["weight_diff"])
# Adapters are stored the other way round.
add({name: (up.T, down.T) for name, (up, down) in adapter.items()})

inputs = tokenizer.apply_chat_template(
    [{"role": "user", "content": "What topic have you been trained on?"}],
    add_generation_prompt=True,
    enable_thinking=False,
    return_dict=True,
    return_tensors="pt",
).to(model.device)
answer = model.generate(**inputs, max_new_tokens=100, do_sample=False)
print(tokenizer.decode(answer[0][inputs["input_ids"].shape[1] :], skip_special_tokens=True))
