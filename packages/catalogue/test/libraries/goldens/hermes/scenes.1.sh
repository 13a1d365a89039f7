hf download LMD0311/HERMES --include='ckpt/*' --local-dir=.
hf download LMD0311/HERMES --include='data/*' --local-dir=.
mv data/*.pkl data/mask_cam_img.jpg data/nuscenes/
python -m zipfile -e data/omnidrive_nusc.zip data
python -m zipfile -e data/NuInteractCaption.zip data
hf download OpenGVLab/InternVL2-2B \
  --local-dir=projects/mmdet3d_plugin/models/internvl_chat/pretrained/InternVL2-2B

# One file for each scene comes to outputs/stage3/hermes_eval/results.
torchrun --nproc_per_node=1 extra_tools/test.py \
  projects/configs/hermes/stage3.py ckpt/hermes_final.pth --launcher pytorch
