hf download sand-ai/MAGI-1 --include='ckpt/magi/4.5B_base/*' --local-dir=downloads
hf download sand-ai/MAGI-1 --include='ckpt/t5/*' --local-dir=downloads
hf download sand-ai/MAGI-1 --include='ckpt/vae/*' --local-dir=downloads

# The places where the configuration looks for them.
mv downloads/ckpt/magi/4.5B_base downloads/ckpt/vae downloads
mv downloads/ckpt/t5 downloads/t5_pretrained
