"""Small Keras models, made with the Keras of the snippet."""

import os
import re

from hub import Spec, run

INPUT = (8, 8, 3)


def network(keras):
    layers = keras.layers
    return keras.Sequential([
        keras.Input(INPUT), layers.Conv2D(4, 3), layers.GlobalAveragePooling2D(), layers.Dense(2),
    ])  # fmt: skip


def make(spec: Spec) -> None:
    folder = spec.repository()
    if spec.library == "tf-keras":
        import tf_keras

        below = re.search(r'^folder = "(.+)"$', spec.code, re.M)
        network(tf_keras).save(folder / below[1] if below else folder, save_format="tf")
        return
    backend = re.search(r'KERAS_BACKEND"\] = "(\w+)"', spec.code)
    os.environ["KERAS_BACKEND"] = backend[1] if backend else "jax"
    import keras

    model = network(keras)
    names = re.findall(r'filename="([^"]+)"', spec.code)
    for name in names:
        model.save(folder / name)
    if "TFSMLayer" in spec.code:
        below = re.search(r'snapshot_download\(.*\) \+ "/(.+)"', spec.code)
        model.export(str(folder / below[1] if below else folder))
    elif not names:
        from keras.src.saving.saving_lib import _save_model_to_dir

        _save_model_to_dir(model, str(folder), "h5")


if __name__ == "__main__":
    run(make)
