import openvino_genai
from huggingface_hub import snapshot_download

folder = snapshot_download("ada/bge-m3-int4-openvino")
pooling = openvino_genai.TextEmbeddingPipeline.PoolingType.CLS
pipe = openvino_genai.TextEmbeddingPipeline(folder, "CPU", pooling_type=pooling)

sentences = ["Jupiter is the largest planet.", "Saturn has the brightest rings."]
for vector in pipe.embed_documents(sentences):
    print(len(vector), vector[:3])
