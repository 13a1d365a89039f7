import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMTokenizer, AutoZModel

preparer = AutoZMTokenizer.from_weights("kerasformers/electra_base_discriminator")
model = AutoZModel.from_weights("kerasformers/electra_base_discriminator")

outputs = model(preparer("The lighthouse keeper wrote down the weather every evening."))
print(outputs)
