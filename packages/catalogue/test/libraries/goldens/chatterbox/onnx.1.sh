hf download KitsuMate/chatterbox-multilingual-ONNX --local-dir=chatterbox-multilingual-ONNX
