from vllm import LLM, SamplingParams

# The draft model proposes tokens, this one accepts or replaces them.
llm = LLM(model="meta-llama/Meta-Llama-3-8B-Instruct", speculative_config={
    "model": "yuhuili/EAGLE-LLaMA3-Instruct-8B",
    "method": "eagle",
    "num_speculative_tokens": 2,
})
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
