from vllm import LLM, SamplingParams

# The draft model proposes tokens, this one accepts or replaces them.
llm = LLM(model="Qwen/Qwen3.6-35B-A3B", speculative_config={
    "model": "z-lab/Qwen3.6-35B-A3B-DFlash",
    "method": "dflash",
    "num_speculative_tokens": 7,
})
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
