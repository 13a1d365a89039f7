import base64
import os
from urllib.request import urlretrieve

import fal_client

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3", "sample1.mp3")

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
with open("sample1.mp3", "rb") as file:
    data = base64.b64encode(file.read()).decode()
answer = client.run(
    "acme/tern-1",
    arguments={"audio_url": "data:audio/mpeg;base64," + data},
)
print(answer)
