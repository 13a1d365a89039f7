hf download nvidia/Ising-Decoder-SurfaceCode-1-Fast ising_decoder_surface_code_1_fast_r9_v1.0.77_fp16.safetensors --local-dir=models
MODEL_ID=1 \
  PREDECODER_SAFETENSORS_CHECKPOINT=models/ising_decoder_surface_code_1_fast_r9_v1.0.77_fp16.safetensors \
  WORKFLOW=inference \
  bash code/scripts/local_run.sh
