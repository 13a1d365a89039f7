from vllm import LLM, SamplingParams

llm = LLM(model="mistralai/Ministral-3-8B-Instruct-2512")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
