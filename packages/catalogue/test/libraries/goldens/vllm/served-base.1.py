from vllm import LLM, SamplingParams

llm = LLM(model="pfnet/plamo-3-nict-2b-base", trust_remote_code=True)
params = SamplingParams(max_tokens=64)
outputs = llm.generate(["Who are you?"], params)
print(outputs[0].outputs[0].text)
