curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "Hi, I bought a device from you and it does not work: I would like my money back!",
    "parameters": {
      "candidate_labels": [
        "refund",
        "legal",
        "faq"
      ]
    }
  }'
