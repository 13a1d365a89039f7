hf download example/sharp-for-phones --local-dir=sharp-for-phones
