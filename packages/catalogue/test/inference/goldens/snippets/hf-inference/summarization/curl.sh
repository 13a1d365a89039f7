curl https://router.huggingface.co/hf-inference/models/acme/tern-1 \
  -H "Authorization: Bearer $HF_TOKEN" \
  -H 'Content-Type: application/json' \
  --data '{
    "inputs": "The tide gauge at the old harbour has recorded the height of the sea every hour since 1862. Scientists use the long series to tell slow changes in sea level from the noise of storms and seasons. Last year the paper rolls were scanned, and volunteers are now typing in the figures that no machine could read."
  }'
