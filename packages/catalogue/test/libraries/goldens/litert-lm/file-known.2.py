import litert_lm
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="litert-community/Qwen2.5-1.5B-Instruct", filename="Qwen2.5-1.5B-Instruct_multi-prefill-seq_q8_ekv4096.litertlm")
with litert_lm.Engine(path) as engine, engine.create_conversation() as conversation:
    print(conversation.send_message("Who are you?"))
