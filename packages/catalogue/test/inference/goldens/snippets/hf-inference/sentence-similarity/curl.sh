curl https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/sentence-similarity \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": {
      "source_sentence": "That is a happy person",
      "sentences": [
        "That is a happy dog",
        "That is a very happy person",
        "Today is a sunny day"
      ]
    }
  }'
