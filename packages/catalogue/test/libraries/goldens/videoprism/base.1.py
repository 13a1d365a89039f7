import jax
import numpy as np
from videoprism import models as vp

name = "videoprism_public_v1_base"
model = vp.get_model(name)
state = vp.load_pretrained_weights(name)

@jax.jit
def forward(inputs):
    return model.apply(state, inputs, train=False)

# Frames of 288 by 288 pixels, each colour from 0 to 1.
video = np.zeros((1, 16, 288, 288, 3), dtype=np.float32)
features, _ = forward(video)
print(features.shape)
