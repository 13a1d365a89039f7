conda env create --file=environment.yml
conda activate HunyuanDiT
python -m pip install -r requirements.txt
