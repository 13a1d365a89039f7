uv run python -m ltx_pipelines.ic_lora \
  --distilled-checkpoint-path=models/base/distilled-checkpoint.safetensors \
  --spatial-upsampler-path=models/base/spatial-upsampler.safetensors \
  --gemma-root=models/gemma-3-12b \
  --lora models/ltx-2-3-tide-ic-lora/adapter.safetensors 1.0 \
  --video-conditioning reference.mp4 1.0 \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
