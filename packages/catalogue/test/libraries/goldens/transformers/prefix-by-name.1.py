from transformers import AutoTokenizer, AutoModelForSeq2SeqLM

tokenizer = AutoTokenizer.from_pretrained("jldnunna369/t5-small-finetuned-xsum")
model = AutoModelForSeq2SeqLM.from_pretrained("jldnunna369/t5-small-finetuned-xsum", device_map="auto")

inputs = tokenizer("summarize: The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read.", return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=60)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
