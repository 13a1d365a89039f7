hf download ada/tide-ryzenai-npu --local-dir=tide-ryzenai-npu
