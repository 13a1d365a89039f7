distilabel pipeline info --config=https://huggingface.co/datasets/harbour/synthetic-letters/raw/main/pipeline.yaml
