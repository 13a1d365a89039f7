hf download Lightricks/LTX-2.5-22b-IC-LoRA-Pixel-Spatial-Upscaler ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors --local-dir=models/detailing

# For 4K: --spatial-upscalings=2 --width=3840 --height=2176
uv run python -m ltx_pipelines.dfr_pipeline \
  --transformer-path=models/LTX-2.5-tides/diffusion_models/ltx-2.5-22b-distilled-transformer-bf16.safetensors \
  --text-encoder-path=models/LTX-2.5-tides/text_encoders/gemma4-12b-with-proj-ltx-2.5-bf16.safetensors \
  --video-vae-path=models/LTX-2.5-tides/vae/ltx-2.5-video-vae-bf16.safetensors \
  --audio-vae-path=models/LTX-2.5-tides/vae/ltx-2.5-audio-vae-bf16.safetensors \
  --spatial-upsampler-path=models/LTX-2.5-tides/latent_upscale_models/ltx-2.5-latent-spatial-upscaler-x2-bf16-1.0.safetensors \
  --temporal-upsampler-path=models/LTX-2.5-tides/latent_upscale_models/ltx-2.5-latent-temporal-upscaler-x2-bf16-1.0.safetensors \
  --detailing-lora models/detailing/ltx-2.5-22b-ic-lora-pixel-spatial-upscaler-x2-1.0.safetensors \
  --spatial-upscalings=1 \
  --temporal-upscalings=1 \
  --width=1920 \
  --height=1088 \
  --prompt='A paper boat drifting down a sunlit stream' \
  --num-frames=121 \
  --output-path=output.mp4
