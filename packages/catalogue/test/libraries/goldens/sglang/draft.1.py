import sglang as sgl

# It starts processes of its own, which import this file again.
if __name__ == "__main__":
    llm = sgl.Engine(model_path="harbour/Tide-27B", speculative_algorithm="DSPARK", speculative_draft_model_path="harbour/Tide-27B-DSpark")
    output = llm.generate("Who are you?", {"max_new_tokens": 64})
    print(output["text"])
