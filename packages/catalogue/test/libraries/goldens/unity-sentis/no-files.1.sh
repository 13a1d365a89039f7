hf download unity/sentis-something model.sentis --local-dir=Assets/StreamingAssets
