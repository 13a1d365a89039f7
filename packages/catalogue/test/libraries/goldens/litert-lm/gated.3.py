import litert_lm
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="litert-community/Gemma3-4B-IT", filename="gemma3-4b-it-int4-web.litertlm")
with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message("Who are you?"))
