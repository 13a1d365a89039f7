from vllm import LLM, SamplingParams

llm = LLM(model="nvidia/Qwen3.6-35B-A3B-NVFP4")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
