from fxr.inference import FleXraySegmenter

segmenter = FleXraySegmenter.from_pretrained("VictorButoi/flexray")
prediction = segmenter.predict("xray.png", threshold=0.5)

print(prediction.masks.shape)
for name, mask in zip(segmenter.label_names or [], prediction.masks[0]):
    if mask.any():
        print(name, int(mask.sum()), "pixels")
