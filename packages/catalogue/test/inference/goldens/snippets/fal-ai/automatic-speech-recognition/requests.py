import base64
import os
from urllib.request import urlretrieve

import requests

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3", "sample1.mp3")

headers = {"Authorization": "Key " + os.environ["FAL_AI_API_KEY"]}
with open("sample1.mp3", "rb") as file:
    data = base64.b64encode(file.read()).decode()
response = requests.post(
    "https://fal.run/acme/tern-1",
    headers=headers,
    json={"audio_url": "data:audio/mpeg;base64," + data},
)
print(response.json())
