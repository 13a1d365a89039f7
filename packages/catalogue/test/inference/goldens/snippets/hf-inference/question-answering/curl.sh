curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": {
      "question": "Where does Ada work?",
      "context": "My name is Ada and I work at the tide station in Dover."
    }
  }'
