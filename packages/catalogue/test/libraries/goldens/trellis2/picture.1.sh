git submodule update --init --recursive
bash -i setup.sh --new-env --basic --flash-attn --nvdiffrast --nvdiffrec \
  --cumesh --o-voxel --flexgemm
conda activate trellis2
