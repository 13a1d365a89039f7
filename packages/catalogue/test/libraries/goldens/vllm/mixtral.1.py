from vllm import LLM, SamplingParams

llm = LLM(model="mistralai/Mixtral-8x22B-Instruct-v0.1")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
