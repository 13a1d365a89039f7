import os

# JAX, "torch" or "tensorflow": it has to be chosen before Keras is imported.
os.environ["KERAS_BACKEND"] = "jax"

from zeromodels.auto import AutoZMProcessor, AutoZMConditionalGenerate

preparer = AutoZMProcessor.from_weights("kerasformers/gemma-3-4b-it")
model = AutoZMConditionalGenerate.from_weights("kerasformers/gemma-3-4b-it")

image = {"type": "image", "url": "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"}
question = {"type": "text", "text": "Describe this image in one sentence."}
inputs = preparer(conversation=[{"role": "user", "content": [image, question]}])
output = model.generate(**inputs, max_new_tokens=64)
print(preparer.decode(output[0]))
