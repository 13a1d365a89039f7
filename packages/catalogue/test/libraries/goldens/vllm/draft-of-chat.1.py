from vllm import LLM, SamplingParams

# The draft model proposes tokens, this one accepts or replaces them.
llm = LLM(model="harbour/Tide-27B-Instruct", speculative_config={
    "model": "harbour/Tide-27B-Instruct-DSpark",
    "method": "dspark",
})
params = SamplingParams(max_tokens=2048)
outputs = llm.chat([{"role": "user", "content": "Who are you?"}], params)
print(outputs[0].outputs[0].text)
