# Its last lines say where the weights are.
paths=$(python download_models.py --hf_token="$HF_TOKEN")
base=$(echo "$paths" | sed -n 's/^MODEL_PATH=//p')
weights=$(echo "$paths" | sed -n 's/^AR_DISTILL_ACTION_MODEL_PATH=//p')

# The pose is what the keys do and for how long: w-15, right-16 goes ahead, then looks to the right.
PYTHONPATH=. torchrun --nproc_per_node=1 hyvideo/generate.py \
  --model_path "$base" --action_ckpt "$weights" --model_type ar \
  --few_step true --num_inference_steps 4 \
  --image_path assets/img/test.png --prompt 'A stone path leads to an arched bridge over calm water, with a pavilion among the trees' --pose w-31 \
  --resolution 480p --aspect_ratio 16:9 --width 832 --height 480 --video_length 125 \
  --rewrite false --sr false --output_path outputs
