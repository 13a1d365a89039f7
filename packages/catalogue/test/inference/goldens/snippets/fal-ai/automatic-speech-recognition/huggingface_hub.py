import os
from urllib.request import urlretrieve

from huggingface_hub import InferenceClient

# Downloads a sample; use a file of your own instead.
urlretrieve("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3", "sample1.mp3")

client = InferenceClient(
    provider="fal-ai",
    api_key=os.environ["FAL_AI_API_KEY"],
)

print(client.automatic_speech_recognition(
    "sample1.mp3",
    model="acme/tern-1",
))
