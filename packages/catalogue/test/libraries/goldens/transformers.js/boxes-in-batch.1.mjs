import { AutoModel, AutoProcessor, RawImage } from "@huggingface/transformers";

const model = await AutoModel.from_pretrained("onnx-community/yolov10n");
const processor = await AutoProcessor.from_pretrained("onnx-community/yolov10n");

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const inputs = await processor(image);
// Some graphs call their input "images".
const [output] = Object.values(await model({ ...inputs, images: inputs.pixel_values }));
const [height, width] = inputs.reshaped_input_sizes[0];
const [x, y] = [image.width / width, image.height / height];
for (const [left, top, right, bottom, score, label] of output.view(-1, 6).tolist()) {
  if (score > 0.5) console.log(model.config["id2label"][label], score, [left * x, top * y, right * x, bottom * y]);
}
