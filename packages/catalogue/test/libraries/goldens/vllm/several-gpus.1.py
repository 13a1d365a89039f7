from vllm import LLM, SamplingParams

llm = LLM(model="nvidia/DeepSeek-R1-0528-NVFP4-v2", tensor_parallel_size=8)
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
