hf download ashawkey/LGM model_fp16_fixrot.safetensors --local-dir=pretrained
python infer.py big --resume pretrained/model_fp16_fixrot.safetensors \
  --workspace workspace_test --test_path data_test/catstatue_rgba.png
