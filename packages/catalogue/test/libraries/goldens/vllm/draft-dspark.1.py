from vllm import LLM, SamplingParams

# The draft model proposes tokens, this one accepts or replaces them.
llm = LLM(model="harbour/Tide-27B", speculative_config={
    "model": "harbour/Tide-27B-DSpark",
    "method": "dspark",
})
params = SamplingParams(max_tokens=64)
outputs = llm.generate(["Who are you?"], params)
print(outputs[0].outputs[0].text)
