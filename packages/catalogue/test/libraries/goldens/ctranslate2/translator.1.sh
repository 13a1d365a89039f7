hf download olob0/madlad400-3b-mt-ct2-int8_float16 --local-dir=madlad400-3b-mt-ct2-int8_float16
