build_data
hf download intelligenAI/intellifold intellifold_v2.bin.zst intellifold_v2_fourier.npz fold_input.json --local-dir=model_v2
intellifold predict model_v2/fold_input.json \
  --model-dir=model_v2 --output-dir=output \
  -- --norun_data_pipeline
