import zlib  # noqa: F401  (before Paddle, which brings another one)

from paddlenlp.transformers import AutoTokenizer, ErnieForMaskedLM

path = "PaddlePaddle/ernie-3.0-nano-zh"
tokenizer = AutoTokenizer.from_pretrained(path, from_hf_hub=True)
model = ErnieForMaskedLM.from_pretrained(path, from_hf_hub=True)
model.eval()

inputs = tokenizer("The ferry to the island leaves every morning at nine.", return_tensors="pd")
print(model(**inputs))
