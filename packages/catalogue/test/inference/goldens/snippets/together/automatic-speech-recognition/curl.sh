curl https://router.huggingface.co/together/v1/audio/transcriptions \
  --silent --show-error --fail-with-body -H "Authorization: Bearer $HF_TOKEN" \
  --form 'file=@sample1.flac;type=audio/flac' \
  --form-string 'model=acme/tern-1'
