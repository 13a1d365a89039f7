# Add --image photo.jpg 0 0.8 to begin with a picture.
uv run python -m ltx_pipelines.ti2vid_two_stages_hq \
  --checkpoint-path=models/base/checkpoint.safetensors \
  --distilled-lora models/base/distilled-lora.safetensors 0.8 \
  --spatial-upsampler-path=models/base/spatial-upsampler.safetensors \
  --gemma-root=models/gemma-3-12b \
  --lora models/LTX-2-19b-LoRA-Camera-Control-Dolly-In/ltx-2-19b-lora-camera-control-dolly-in.safetensors 1.0 \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
