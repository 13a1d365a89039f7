hf download onnx-community/SmolVLM-ONNX --local-dir=SmolVLM-ONNX
