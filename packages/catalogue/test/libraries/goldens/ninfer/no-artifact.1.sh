cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
hf download example/without-file without_file.ninfer --local-dir=models
./build/apps/ninfer models/without_file.ninfer \
  --prompt 'Who are you?' \
  --max-context 32768 --max-new 8192
