from vllm import LLM, SamplingParams

llm = LLM(model="harbour/Tide-V4-Flash")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
