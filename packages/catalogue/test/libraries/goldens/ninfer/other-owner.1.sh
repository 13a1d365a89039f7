cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
hf download harbour/Qwen3.8-27B-Tide-NInfer-NVFP4 qwen3_8_27b_nvfp4.ninfer --local-dir=models
./build/apps/ninfer models/qwen3_8_27b_nvfp4.ninfer \
  --prompt 'Who are you?' \
  --max-context 32768 --max-new 8192
