from gradio_client import Client

client = Client("Harbour/Tide_Tables.v2")
client.view_api()
