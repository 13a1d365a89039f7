import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTokenizer, AutoZMMaskedLM

preparer = AutoZMTokenizer.from_weights("kerasformers/bert_base_cased")
model = AutoZMMaskedLM.from_weights("kerasformers/bert_base_cased")

inputs = preparer("The harbour is busiest at the break of " + preparer.mask_token + ".")
logits = model(inputs)
print(preparer.decode(logits[0].argmax(-1)))
