hf download KwaiVGI/LivePortrait --local-dir=pretrained_weights
python inference.py -s portrait.jpg -d driving.mp4
