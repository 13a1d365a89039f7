hf download unity/inference-engine-midas model-small_opset19.sentis --local-dir=Assets/StreamingAssets
