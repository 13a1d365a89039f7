cmake --preset make
cmake --build --preset make -j 4
hf download example/gemma-3-4b-it-sfp-single 4b-it-sfp-single.sbs --local-dir=models
printf '%s\n' 'Who are you?' | ./build/gemma \
  --weights models/4b-it-sfp-single.sbs --verbosity 0
