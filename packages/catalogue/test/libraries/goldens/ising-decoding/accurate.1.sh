hf download nvidia/Ising-Decoder-SurfaceCode-1-Accurate ising_decoder_surface_code_1_accurate_r13_v1.0.86_fp16.safetensors --local-dir=models
MODEL_ID=4 \
  PREDECODER_SAFETENSORS_CHECKPOINT=models/ising_decoder_surface_code_1_accurate_r13_v1.0.86_fp16.safetensors \
  WORKFLOW=inference \
  bash code/scripts/local_run.sh
