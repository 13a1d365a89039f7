# Add --image photo.jpg 0 0.8 to begin with a picture.
uv run python -m ltx_pipelines.distilled \
  --distilled-checkpoint-path=models/LTX-2.3-tides/distilled-checkpoint.safetensors \
  --spatial-upsampler-path=models/LTX-2.3-tides/spatial-upsampler.safetensors \
  --gemma-root=models/gemma-3-12b \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
