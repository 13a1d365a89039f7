# Downloads a sample; use a file of your own instead.
curl https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac --location --output sample1.flac

curl https://router.huggingface.co/together/v1/audio/transcriptions \
  -H "Authorization: Bearer $HF_TOKEN" \
  --form 'file=@sample1.flac;type=audio/flac' \
  --form-string 'model=acme/tern-1'
