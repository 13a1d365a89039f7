from mlc_llm import MLCEngine

name = "HF://mlc-ai/Llama-3-8B-Instruct-q4f16_1-MLC"
engine = MLCEngine(name)

response = engine.chat.completions.create(
    messages=[{"role": "user", "content": "Who are you?"}],
    model=name,
    stream=False,
)
print(response.choices[0].message.content)
engine.terminate()
