bash -c 'source set_env.sh && "$@"' songbloom python infer.py \
  --model-name songbloom_full_150s --input-jsonl example/test.jsonl \
  --dtype bfloat16 --n-samples 1 --output-dir output
