import litert_lm
from huggingface_hub import hf_hub_download, list_repo_files

files = list_repo_files("litert-community/Gemma3-1B-IT")
file = next(name for name in files if name.endswith(".litertlm"))
path = hf_hub_download(repo_id="litert-community/Gemma3-1B-IT", filename=file)
with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message("Who are you?"))
