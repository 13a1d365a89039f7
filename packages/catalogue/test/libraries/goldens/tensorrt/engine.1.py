import tensorrt as trt
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="Tencent-Hunyuan/TensorRT-engine", filename="engines/RTX4090/model_onnx.plan")
runtime = trt.Runtime(trt.Logger(trt.Logger.WARNING))
with open(path, "rb") as plan:
    engine = runtime.deserialize_cuda_engine(plan.read())

for index in range(engine.num_io_tensors):
    name = engine.get_tensor_name(index)
    print(name, engine.get_tensor_mode(name), engine.get_tensor_shape(name))
