from mlx_embeddings import generate, load

model, tokenizer = load("mlx-community/embeddinggemma-300m-8bit")

sentences = [
    "The ferry leaves at half past nine.",
    "Boats to the island depart in the morning.",
    "She repairs violins in a small workshop.",
]
vectors = generate(model, tokenizer, texts=sentences).text_embeds
print(vectors @ vectors.T)
