from sentence_transformers import SentenceTransformer

model = SentenceTransformer("dangvantuan/vietnamese-document-embedding", trust_remote_code=True)

sentences = [
    "Phà khởi hành lúc chín giờ rưỡi.",
    "Thuyền ra đảo khởi hành vào buổi sáng.",
    "Cô ấy sửa đàn vĩ cầm trong một xưởng nhỏ.",
]
embeddings = model.encode(sentences)

similarities = model.similarity(embeddings, embeddings)
print(similarities)
