from transformers import AutoProcessor, EvollaForProteinText2Text

processor = AutoProcessor.from_pretrained("westlake-repl/Evolla-10B-hf")
model = EvollaForProteinText2Text.from_pretrained("westlake-repl/Evolla-10B-hf", device_map="auto")

protein = {"aa_seq": "MKTAYIAKQRQISFVKSHFSRQ", "foldseek": "dvvvvvvvvvvvvvvvvvvvvd"}
messages = [
    {"role": "system", "content": "You are an AI expert that can answer any questions about protein."},
    {"role": "user", "content": "What is the function of this protein?"},
]
inputs = processor(proteins=[protein], messages_list=[messages]).to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
answer = outputs[:, inputs["input_ids"].shape[1] :]
print(processor.batch_decode(answer, skip_special_tokens=True)[0])
