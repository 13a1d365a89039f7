from transformers import pipeline

pipe = pipeline("text-generation", model="LGAI-EXAONE/EXAONE-3.5-7.8B-Instruct", revision="0ff6b5ec7c13b049b253a16a889aa269e6b79a94", trust_remote_code=True, dtype="auto")
messages = [{"role": "user", "content": "Who are you?"}]
result = pipe(messages, max_new_tokens=512)
print(result)
