pip install flash_attn==2.5.9.post1 --no-build-isolation
git clone https://github.com/NVIDIA/apex
APEX_CPP_EXT=1 APEX_CUDA_EXT=1 pip install --no-build-isolation ./apex
