import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTokenizer, AutoZMConditionalGenerate

preparer = AutoZMTokenizer.from_weights("kerasformers/t5_small")
model = AutoZMConditionalGenerate.from_weights("kerasformers/t5_small")

inputs = preparer("translate English to German: The library opens at nine in the morning.")
output = model.generate(**inputs, max_new_tokens=64)
print(preparer.decode(output[0]))
