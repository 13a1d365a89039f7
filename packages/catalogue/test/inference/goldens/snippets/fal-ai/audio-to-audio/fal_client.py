import base64
import os
from urllib.request import urlretrieve

import fal_client
import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3", "sample1.mp3")

client = fal_client.SyncClient(key=os.environ["FAL_KEY"])
with open("sample1.mp3", "rb") as file:
    data = base64.b64encode(file.read()).decode()
answer = client.subscribe(
    "acme/tern-1",
    arguments={"audio_url": "data:audio/mpeg;base64," + data},
)
result = requests.get(answer["audio"]["url"])
result.raise_for_status()
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
