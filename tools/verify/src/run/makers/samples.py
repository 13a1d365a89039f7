# /// script
# dependencies = ["pillow", "numpy", "soundfile", "av", "pandas", "pyarrow"]
# ///
"""Writes sample files: a picture with shapes and words, a spoken-length tone, a film of moving shapes, a table, a page."""

import json
import sys
from pathlib import Path

import av
import numpy as np
import pandas as pd
import soundfile as sf
from PIL import Image, ImageDraw

folder = Path(sys.argv[1])


def picture(step: int = 0, size: tuple[int, int] = (320, 240)) -> Image.Image:
    image = Image.new("RGB", size, (200, 220, 240))
    draw = ImageDraw.Draw(image)
    draw.ellipse((40 + step, 60, 140 + step, 160), fill=(220, 60, 40))
    draw.rectangle((180, 80, 280, 200), fill=(40, 120, 60))
    draw.text((60, 20), "Invoice number 1234", fill=(0, 0, 0), font_size=22)
    return image


for ending in ("jpg", "png", "webp", "tif"):
    picture().save(folder / f"sample.{ending}")
picture().save(folder / "sample.pdf")

rate = 16_000
# A voice to imitate must be longer than five seconds for some libraries.
time = np.arange(rate * 6) / rate
sound = (0.3 * np.sin(2 * np.pi * (220 + 60 * np.sin(time * 5)) * time)).astype("float32")
for ending in ("wav", "flac", "mp3", "ogg"):
    sf.write(folder / f"sample.{ending}", sound, rate)

with av.open(str(folder / "sample.mp4"), "w") as film:
    stream = film.add_stream("mpeg4", rate=8)
    stream.width, stream.height, stream.pix_fmt = 320, 240, "yuv420p"
    for step in range(32):
        for packet in stream.encode(av.VideoFrame.from_image(picture(step * 2))):
            film.mux(packet)
    for packet in stream.encode():
        film.mux(packet)

table = pd.DataFrame({"text": ["one", "two", "three"], "label": [0, 1, 0], "value": [0.5, 1.5, 2.5]})
table.to_csv(folder / "sample.csv", index=False)
table.to_parquet(folder / "sample.parquet")
table.to_json(folder / "sample.jsonl", orient="records", lines=True)
(folder / "sample.json").write_text(json.dumps(table.to_dict("records")))
(folder / "sample.txt").write_text("The ferry leaves the harbour at nine. It carries two hundred people.\n")
