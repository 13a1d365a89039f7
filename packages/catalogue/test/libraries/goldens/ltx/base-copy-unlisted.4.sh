# Add --image photo.jpg 0 0.8 to begin with a picture.
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
  --checkpoint-path=models/LTX-2.3-tides/checkpoint.safetensors \
  --distilled-lora models/LTX-2.3-tides/distilled-lora.safetensors 0.8 \
  --spatial-upsampler-path=models/LTX-2.3-tides/spatial-upsampler.safetensors \
  --gemma-root=models/gemma-3-12b \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
