import base64
import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
with open("sample1.flac", "rb") as file:
    data = base64.b64encode(file.read()).decode()
try:
    answer = fal_client.subscribe(
        "acme/tern-1",
        arguments={"audio_url": "data:audio/flac;base64," + data},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
result = requests.get(answer["audio"]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
