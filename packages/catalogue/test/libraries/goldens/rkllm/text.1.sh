hf download 3ib0n/Qwen2.5-14B-Instruct-rkllm Qwen2.5-14B-Instruct.rkllm --local-dir=models
mkdir -p examples/rkllm_server_demo/rkllm_server/lib
cp rkllm-runtime/Linux/librkllm_api/aarch64/librkllmrt.so examples/rkllm_server_demo/rkllm_server/lib/
cp scripts/fix_freq_rk3588.sh examples/rkllm_server_demo/rkllm_server
cd examples/rkllm_server_demo/rkllm_server &&
  python flask_server.py --rkllm_model_path=../../../models/Qwen2.5-14B-Instruct.rkllm --target_platform=rk3588
