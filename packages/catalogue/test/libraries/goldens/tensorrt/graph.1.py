import tensorrt as trt
from huggingface_hub import hf_hub_download

path = hf_hub_download(repo_id="yuvraj108c/Depth-Anything-2-Onnx", filename="depth_anything_v2_vitb.onnx")
logger = trt.Logger(trt.Logger.WARNING)
builder = trt.Builder(logger)
network = builder.create_network()
parser = trt.OnnxParser(network, logger)
if not parser.parse_from_file(path):
    raise SystemExit(parser.get_error(0).desc())

profile = builder.create_optimization_profile()
for index in range(network.num_inputs):
    tensor = network.get_input(index)
    # A size that the model leaves open becomes 1 here.
    shape = tuple(max(size, 1) for size in tensor.shape)
    profile.set_shape(tensor.name, shape, shape, shape)
config = builder.create_builder_config()
config.add_optimization_profile(profile)

engine = builder.build_serialized_network(network, config)
if engine is None:
    raise SystemExit("TensorRT could not build the engine.")
with open("model.engine", "wb") as output:
    output.write(engine)
