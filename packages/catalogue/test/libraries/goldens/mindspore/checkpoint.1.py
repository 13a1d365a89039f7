import mindspore
from huggingface_hub import hf_hub_download

# A checkpoint holds no network: give these to mindspore.load_param_into_net with yours.
weights = mindspore.load_checkpoint(hf_hub_download(repo_id="mindspore-ai/LeNet", filename="lenet.ckpt"))
for name, parameter in weights.items():
    print(name, parameter.shape, parameter.dtype)
