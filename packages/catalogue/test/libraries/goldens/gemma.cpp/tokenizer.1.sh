cmake --preset make
cmake --build --preset make -j 4
hf download example/gemma-2-2b-it-sfp-cpp gemma2-2b-it-sfp.sbs tokenizer.spm --local-dir=models
printf '%s\n' 'Who are you?' | ./build/gemma \
  --weights models/gemma2-2b-it-sfp.sbs --tokenizer models/tokenizer.spm --verbosity 0
