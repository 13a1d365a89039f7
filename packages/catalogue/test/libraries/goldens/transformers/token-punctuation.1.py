from transformers import pipeline

pipe = pipeline("token-classification", model="kredor/punctuate-all")
result = pipe("ada lovelace met charles babbage in london in 1833")
print(result)
