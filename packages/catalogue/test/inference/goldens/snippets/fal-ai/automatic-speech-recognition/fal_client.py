import base64
import os

import fal_client

os.environ["FAL_KEY"] = os.environ["FAL_AI_API_KEY"]
with open("sample1.flac", "rb") as file:
    data = base64.b64encode(file.read()).decode()
try:
    answer = fal_client.run(
        "acme/tern-1",
        arguments={"audio_url": "data:audio/flac;base64," + data},
    )
except fal_client.FalClientHTTPError as error:
    raise SystemExit(error.message)
print(answer)
