hf download argmaxinc/whisperkit-coreml --local-dir=whisperkit-coreml
