from transformers import AutoTokenizer, XLNetForQuestionAnswering

tokenizer = AutoTokenizer.from_pretrained("jkgrad/xlnet-base-squadv2")
model = XLNetForQuestionAnswering.from_pretrained("jkgrad/xlnet-base-squadv2", device_map="auto")

question = "Where does Ada work?"
context = "My name is Ada and I work at the tide station in Dover."
inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
outputs = model(**inputs)
start = outputs.start_top_index[0, 0]
end = outputs.end_top_index[0, 0]
print(tokenizer.decode(inputs["input_ids"][0][start : end + 1]))
