from vllm import LLM, SamplingParams

llm = LLM(model="mistralai/Magistral-Small-2506", tokenizer_mode="mistral", config_format="mistral", load_format="mistral")
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
