import { AutoProcessor, ModelRegistry, AutoModelForImageTextToText, RawImage, Tensor } from "@huggingface/transformers";

const dtypes = await ModelRegistry.get_available_dtypes("onnx-community/gemma-3n-E2B-it-ONNX");
const dtype = dtypes.includes("q4") ? "q4" : "auto";
const model = await AutoModelForImageTextToText.from_pretrained("onnx-community/gemma-3n-E2B-it-ONNX", { dtype });
const processor = await AutoProcessor.from_pretrained("onnx-community/gemma-3n-E2B-it-ONNX");

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const messages = [{ role: "user", content: [{ type: "image" }, { type: "text", text: "What is in the picture?" }] }];
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const inputs = await processor(prompt, image, null, { add_special_tokens: false });
const output = await model.generate({ ...inputs, max_new_tokens: 512 });
if (output instanceof Tensor) {
  const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
  console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
}
