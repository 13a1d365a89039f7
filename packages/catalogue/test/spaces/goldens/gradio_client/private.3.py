from gradio_client import Client

client = Client("Harbour/Tide_Tables.v2")
endpoints = client.view_api(print_info=False, return_format="dict")["named_endpoints"]
api_name, endpoint = max(endpoints.items(), key=lambda each: len(each[1]["parameters"]))
inputs = [
    each["parameter_default"] if each.get("parameter_has_default") else each["example_input"]
    for each in endpoint["parameters"]
]
print(api_name, inputs)
print(client.predict(*inputs, api_name=api_name))
