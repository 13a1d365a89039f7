cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
hf download neroued/Qwen3.6-27B-NInfer qwen3_6_27b.ninfer --local-dir=models
./build/apps/ninfer models/qwen3_6_27b.ninfer \
  --prompt 'Who are you?' \
  --max-context 32768 --max-new 8192
