# Add --image photo.jpg 0 0.8 to begin with a picture.
uv run python -m ltx_pipelines.distilled \
  --transformer-path=models/LTX-2.5-tides/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  --text-encoder-path=models/LTX-2.5-tides/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path=models/LTX-2.5-tides/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path=models/LTX-2.5-tides/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --spatial-upsampler-path=models/LTX-2.5-tides/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
