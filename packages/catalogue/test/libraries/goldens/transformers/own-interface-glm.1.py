from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("zai-org/chatglm3-6b", trust_remote_code=True)
model = AutoModel.from_pretrained("zai-org/chatglm3-6b", trust_remote_code=True).half().cuda().eval()

answer, history = model.chat(tokenizer, "Who are you?", history=[])
print(answer)
