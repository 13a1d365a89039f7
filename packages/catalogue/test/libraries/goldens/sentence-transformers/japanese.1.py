from sentence_transformers import SentenceTransformer

model = SentenceTransformer("sonoisa/sentence-bert-base-ja-mean-tokens-v2", processor_kwargs={"mecab_kwargs": {"mecab_dic": "ipadic"}})

sentences = ["フェリーは九時半に出ます。", "島へ渡る船は朝に出ます。", "彼女は小さな工房でバイオリンを直しています。"]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)
