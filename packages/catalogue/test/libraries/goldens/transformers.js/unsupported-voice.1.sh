hf download onnx-community/Kokoro-82M-ONNX --local-dir=Kokoro-82M-ONNX
