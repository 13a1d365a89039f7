from sentence_transformers import MultiVectorEncoder

model = MultiVectorEncoder("vidore/colqwen2.5-v0.2")

queries = ["What is the number of the invoice?"]
documents = [
    "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png",
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
]
query_embeddings = model.encode_query(queries)
document_embeddings = model.encode_document(documents)

print(model.similarity(query_embeddings, document_embeddings))
