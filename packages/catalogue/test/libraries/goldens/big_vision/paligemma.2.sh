hf download google/paligemma-3b-pt-224-jax paligemma-3b-pt-224.npz --local-dir=ckpts
curl -L -o photo.png https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png
echo "caption en" | python -m big_vision.trainers.proj.paligemma.run \
  --ckpt=ckpts/paligemma-3b-pt-224.npz --image=photo.png --res=224
