curl https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/sentence-similarity \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": {
      "source_sentence": "The ferry leaves at half past nine.",
      "sentences": [
        "Boats to the island depart in the morning.",
        "She repairs violins in a small workshop."
      ]
    }
  }'
