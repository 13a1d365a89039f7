from gradio_client import Client

client = Client("harbour/tide-tables")
client.view_api()
