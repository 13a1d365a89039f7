import requests
from clientside.clients import make_hugging_face_client
from PIL import Image

# A chest X-ray by Stillwaterising, in the public domain (CC0).
url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
response = requests.get(url, headers={"User-Agent": "cxr-foundation-example"}, stream=True)
image = Image.open(response.raw).convert("L")

client = make_hugging_face_client("cxr-foundation")
print(client.get_image_embeddings_from_images([image]))
