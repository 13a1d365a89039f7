# Add --image photo.jpg 0 0.8 to begin with a picture.
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
  --checkpoint-path=models/LTX-2/ltx-2-19b-dev.safetensors \
  --distilled-lora models/LTX-2/ltx-2-19b-distilled-lora-384.safetensors 0.8 \
  --spatial-upsampler-path=models/LTX-2/ltx-2-spatial-upscaler-x2-1.0.safetensors \
  --gemma-root=models/gemma-3-12b \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
