git submodule update --init --recursive
bash -i setup.sh --new-env --basic --xformers --flash-attn --diffoctreerast \
  --spconv --mipgaussian --kaolin --nvdiffrast
conda activate trellis
