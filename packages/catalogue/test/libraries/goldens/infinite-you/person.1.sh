hf download ByteDance/InfiniteYou --local-dir=models/InfiniteYou
python test.py \
  --model_dir models/InfiniteYou \
  --id_image person.jpg \
  --prompt 'A person reading by a window, soft light' \
  --out_results_dir results
