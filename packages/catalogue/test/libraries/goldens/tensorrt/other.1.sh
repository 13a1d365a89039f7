hf download example/tensorrt-notes --local-dir=tensorrt-notes
