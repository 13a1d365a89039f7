import torch
from transformers import AutoModel, AutoTokenizer
from transformers.image_utils import load_image

tokenizer = AutoTokenizer.from_pretrained("deepseek-ai/DeepSeek-OCR", trust_remote_code=True)
model = AutoModel.from_pretrained("deepseek-ai/DeepSeek-OCR", trust_remote_code=True, torch_dtype=torch.bfloat16)
model = model.eval().cuda()

image = load_image("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")
image.save("page.png")
model.infer(
    tokenizer,
    prompt="<image>\n<|grounding|>Convert the document to markdown. ",
    image_file="page.png",
    output_path="output",
    base_size=1024,
    image_size=640,
    crop_mode=True,
    save_results=True,
)
