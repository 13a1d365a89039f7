hf download stephvax/cosyvoice3-onnx-slim --local-dir=cosyvoice3-onnx-slim
