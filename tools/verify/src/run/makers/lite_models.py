# /// script
# requires-python = ">=3.11,<3.14"
# dependencies = ["tensorflow"]
# ///
"""A small graph in the format of LiteRT."""

import tensorflow as tf
from hub import Spec, run


def make(spec: Spec) -> None:
    layers = tf.keras.layers
    network = tf.keras.Sequential([tf.keras.Input((8, 8, 3)), layers.Conv2D(4, 3), layers.GlobalAveragePooling2D(), layers.Dense(2)])
    data = tf.lite.TFLiteConverter.from_keras_model(network).convert()
    for name in spec.downloads():
        (spec.repository() / name).write_bytes(data)


if __name__ == "__main__":
    run(make)
