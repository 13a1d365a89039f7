# /// script
# requires-python = ">=3.11,<3.13"
# dependencies = ["gradio<5", "huggingface_hub<1", "pydantic<2.11", "starlette<0.46"]
# ///
"""A small app of Gradio 4 on a port: the space that clients call. Without a port it only checks that Gradio is there."""

import sys

import gradio as gr


def tide(harbour: str, hours: float = 6) -> str:
    return f"{harbour}: low water in {hours} hours"


if len(sys.argv) > 1:
    app = gr.Interface(tide, [gr.Textbox(label="Harbour"), gr.Number(6, label="Hours")], gr.Textbox(), api_name="predict")
    app.launch(server_name="127.0.0.1", server_port=int(sys.argv[1]), share=False)
