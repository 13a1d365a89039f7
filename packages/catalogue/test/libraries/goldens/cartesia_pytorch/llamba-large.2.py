from cartesia_pytorch.Llamba.llamba import LlambaLMHeadModel
from transformers import AutoTokenizer

model = LlambaLMHeadModel.from_pretrained("cartesia-ai/Llamba-8B").half().cuda()
tokenizer = AutoTokenizer.from_pretrained("meta-llama/Llama-3.1-8B")

inputs = tokenizer(["The old lighthouse on the cape"], return_tensors="pt")
outputs = model.generate(inputs.input_ids.cuda(), max_length=50, top_k=100, top_p=0.99)
print(tokenizer.batch_decode(outputs, skip_special_tokens=True)[0])
