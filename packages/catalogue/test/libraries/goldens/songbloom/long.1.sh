bash -c 'source set_env.sh && "$@"' songbloom python infer.py \
  --model-name songbloom_full_240s --input-jsonl example/test_240s.jsonl \
  --dtype bfloat16 --n-samples 1 --output-dir output
