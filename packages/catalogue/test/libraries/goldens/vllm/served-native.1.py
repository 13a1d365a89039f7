from vllm import LLM, SamplingParams

llm = LLM(model="stepfun-ai/Step-3.5-Flash-FP8")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
