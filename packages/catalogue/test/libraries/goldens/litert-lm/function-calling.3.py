import litert_lm
from huggingface_hub import hf_hub_download, list_repo_files


def show_map(query: str) -> str:
    """Shows a place on the map, found by its name or address."""
    return f"Map of {query}"


files = list_repo_files("litert-community/functiongemma-270m-ft-mobile-actions")
file = next(name for name in files if name.endswith(".litertlm"))
path = hf_hub_download(repo_id="litert-community/functiongemma-270m-ft-mobile-actions", filename=file)
with litert_lm.Engine(path) as engine:
    conversation = engine.create_conversation(
        tools=[show_map],
        system_message="You are a model that can do function calling with the following functions",
        automatic_tool_calling=False,
    )
    with conversation:
        print(conversation.send_message("Show the harbour of Lisbon on the map."))
