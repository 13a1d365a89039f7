from transformers import pipeline

pipe = pipeline("fill-mask", model="facebook/esm2_t6_8M_UR50D")
result = pipe("MQIFVKTLTGKTITLEVEPS" + pipe.tokenizer.mask_token + "TIENVKAKIQDKEGIPPDQQ")
print(result)
