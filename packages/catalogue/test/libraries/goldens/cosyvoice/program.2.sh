pip install -r cosyvoice3-multiaccent/requirements.txt
cd cosyvoice3-multiaccent && python inference.py --text='渡轮九点半出发。' --accent=Sichuan --output=output.wav
