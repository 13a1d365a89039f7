import jax
import numpy as np
from videoprism import models as vp

name = "videoprism_lvt_public_v1_base"
model = vp.get_model(name)
state = vp.load_pretrained_weights(name)

@jax.jit
def forward(inputs, ids, paddings):
    return model.apply(state, inputs, ids, paddings, train=False)

# Frames of 288 by 288 pixels, each colour from 0 to 1.
video = np.zeros((1, 16, 288, 288, 3), dtype=np.float32)
texts = ["a ferry leaves the harbour", "a cat climbs a tree"]
ids, paddings = vp.tokenize_texts(vp.load_text_tokenizer("c4_en"), texts)
pictures, words, _ = forward(video, ids, paddings)
print(pictures @ words.T)
