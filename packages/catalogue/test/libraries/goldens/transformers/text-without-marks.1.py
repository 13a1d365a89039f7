from transformers import pipeline

pipe = pipeline("text-generation", model="uer/gpt2-chinese-lyric")
result = pipe("你是谁？", max_new_tokens=40, add_special_tokens=False)
print(result)
