curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": {
      "data": {
        "Height": [
          11.52,
          12.48
        ],
        "Length1": [
          23.2,
          24
        ],
        "Length2": [
          25.4,
          26.3
        ],
        "Species": [
          "Bream",
          "Bream"
        ]
      }
    }
  }'
