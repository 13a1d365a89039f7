from urllib.request import urlretrieve

from fastembed import LateInteractionMultimodalEmbedding

model = LateInteractionMultimodalEmbedding("Qdrant/colmodernvbert")

urlretrieve("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "invoice.png")
urlretrieve("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", "photo.png")
pages = ["invoice.png", "photo.png"]

[query] = model.embed_text("What is the number of the invoice?")
for page, parts in zip(pages, model.embed_image(pages)):
    # Every word of the question counts with the part of the page that is closest to it.
    print(page, (query @ parts.T).max(axis=1).sum())
