from huggingface_hub import snapshot_download
from transformers import AutoModelForCausalLM

folder = snapshot_download("tencent/HunyuanImage-3.0-Instruct", local_dir="HunyuanImage-3_0-Instruct")
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
thoughts, images = model.generate_image(prompt=prompt)
image = images[0]
image.save("output.png")
