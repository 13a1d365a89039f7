import { AutoProcessor, Florence2ForConditionalGeneration, RawImage, Tensor } from "@huggingface/transformers";

const model = await Florence2ForConditionalGeneration.from_pretrained("onnx-community/Florence-2-base-ft");
const processor = await AutoProcessor.from_pretrained("onnx-community/Florence-2-base-ft");

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const inputs = await processor(image, "<MORE_DETAILED_CAPTION>");
const output = await model.generate({ ...inputs, max_new_tokens: 100 });
if (output instanceof Tensor) {
  console.log(processor.batch_decode(output, { skip_special_tokens: true })[0]);
}
