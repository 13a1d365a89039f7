from vllm import LLM, SamplingParams

llm = LLM(model="sarvamai/sarvam-30b", trust_remote_code=True)
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
