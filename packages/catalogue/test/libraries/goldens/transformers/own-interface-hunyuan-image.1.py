from huggingface_hub import snapshot_download
from transformers import AutoModelForCausalLM

folder = snapshot_download("tencent/HunyuanImage-3.0", local_dir="HunyuanImage-3_0")
model = AutoModelForCausalLM.from_pretrained(
    folder,
    trust_remote_code=True,
    attn_implementation="sdpa",
    moe_impl="eager",
    torch_dtype="auto",
    device_map="auto",
)
model.load_tokenizer(folder)

prompt = "The ferry to the island leaves every morning at nine."
image = model.generate_image(prompt=prompt)
image.save("output.png")
