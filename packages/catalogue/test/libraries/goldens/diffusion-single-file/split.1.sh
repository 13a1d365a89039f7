hf download Comfy-Org/HunyuanVideo_repackaged split_files/diffusion_models/hunyuan_video_t2v_720p_bf16.safetensors split_files/text_encoders/clip_l.safetensors split_files/text_encoders/llava_llama3_fp16.safetensors split_files/vae/hunyuan_video_vae_bf16.safetensors --local-dir=download
cp -r download/split_files/. models/
python main.py
