hf download Kwai-Kolors/Kolors-Inpainting --local-dir=weights/Kolors-Inpainting
mkdir -p scripts/outputs
python inpainting/sample_inpainting.py inpainting/asset/3.png inpainting/asset/3_mask.png 一件绿色的羊毛大衣
