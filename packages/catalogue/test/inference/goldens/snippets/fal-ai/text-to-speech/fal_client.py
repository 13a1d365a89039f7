import os

import fal_client
import requests

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
try:
    answer = fal_client.run(
        "acme/tern-1",
        arguments={"text": "The ferry leaves at half past nine."},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
result = requests.get(answer["audio"]["url"])
if not result.ok:
    raise SystemExit(result.text)
with open("output.wav", "wb") as output:
    output.write(result.content)
print("Saved output.wav")
