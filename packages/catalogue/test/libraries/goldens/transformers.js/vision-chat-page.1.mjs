import { AutoProcessor, ModelRegistry, AutoModelForImageTextToText, RawImage, Tensor } from "@huggingface/transformers";

const dtypes = await ModelRegistry.get_available_dtypes("onnx-community/granite-docling-258M-ONNX");
const dtype = dtypes.includes("q4") ? "q4" : "auto";
const model = await AutoModelForImageTextToText.from_pretrained("onnx-community/granite-docling-258M-ONNX", { dtype });
const processor = await AutoProcessor.from_pretrained("onnx-community/granite-docling-258M-ONNX");

const image = await RawImage.read("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png");
const messages = [{ role: "user", content: [{ type: "image" }, { type: "text", text: "Convert this page to docling." }] }];
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const inputs = await processor(prompt, image);
const output = await model.generate({ ...inputs, max_new_tokens: 512 });
if (output instanceof Tensor) {
  const answer = output.slice(null, [inputs.input_ids.dims.at(-1), null]);
  console.log(processor.batch_decode(answer, { skip_special_tokens: true })[0]);
}
