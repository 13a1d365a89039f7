import { AutoProcessor, ModelRegistry, MultiModalityCausalLM, RawImage, Tensor } from "@huggingface/transformers";

const dtypes = await ModelRegistry.get_available_dtypes("onnx-community/Janus-Pro-1B-ONNX");
const dtype = dtypes.includes("q4") ? "q4" : "auto";
const model = await MultiModalityCausalLM.from_pretrained("onnx-community/Janus-Pro-1B-ONNX", { dtype });
const processor = await AutoProcessor.from_pretrained("onnx-community/Janus-Pro-1B-ONNX");

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const messages = [{ role: "<|User|>", content: "<image_placeholder>\nWhat is in the picture?" }];
const inputs = await processor(messages, { images: image });
const output = await model.generate({ ...inputs, max_new_tokens: 512 });
if (output instanceof Tensor) {
  const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
  console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
}
