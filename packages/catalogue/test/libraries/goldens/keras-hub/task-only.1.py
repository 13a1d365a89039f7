import keras_hub

causal_lm = keras_hub.models.CausalLM.from_preset(
    "hf://ada/gemma-tide", dtype="bfloat16"
)

causal_lm.compile(sampler="greedy")
print(causal_lm.generate("Who are you?", max_length=64))
