hf download LiruiZhao/Diffree --local-dir=checkpoints
python app.py
