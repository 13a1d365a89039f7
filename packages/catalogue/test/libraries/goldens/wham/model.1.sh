hf download microsoft/wham --local-dir=wham
cd wham && bash setup_local.sh && \
  venv/bin/python run_dreaming.py --model_path models/WHAM_200M.ckpt --data_path ../tiny-sample
