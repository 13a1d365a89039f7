import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTokenizer, AutoZMTextGenerate

preparer = AutoZMTokenizer.from_weights("kerasformers/gemma-3-1b-it")
model = AutoZMTextGenerate.from_weights("kerasformers/gemma-3-1b-it")

inputs = preparer("Who are you?")
output = model.generate(**inputs, max_new_tokens=64)
print(preparer.decode(output[0]))
