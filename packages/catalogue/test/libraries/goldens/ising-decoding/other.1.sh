hf download quantispect/QuantiSpect-V1 --local-dir=QuantiSpect-V1
