import zlib  # noqa: F401  (before Paddle, which brings another one)

from paddlenlp.transformers import AutoTokenizer, T5ForConditionalGeneration

path = "PaddleCI/t5-small"
tokenizer = AutoTokenizer.from_pretrained(path, from_hf_hub=True)
model = T5ForConditionalGeneration.from_pretrained(path, from_hf_hub=True)
model.eval()

inputs = tokenizer("The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.", return_tensors="pd")
ids, _ = model.generate(**inputs, max_length=60)
print(tokenizer.batch_decode(ids, skip_special_tokens=True))
