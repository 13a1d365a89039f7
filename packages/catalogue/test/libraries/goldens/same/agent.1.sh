hf download ZGZzz/SAME ckpt/SAME.pt pretrain/Attnq_pretrained_ckpt.pt --local-dir=data
hf download ZGZzz/VersNav --repo-type=dataset --local-dir=data
cd src && python run.py --config_dir=configs/test.yaml --options experiment.resume_file=../data/ckpt/SAME.pt
