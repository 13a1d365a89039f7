import { AutoImageProcessor, AutoModel, RawImage, SegformerImageProcessor } from "@huggingface/transformers";

const model = await AutoModel.from_pretrained("Xenova/deeplabv3-mobilevit-small");
const { config } = await AutoImageProcessor.from_pretrained("Xenova/deeplabv3-mobilevit-small");
// Same settings; only this processor can read labels from the output.
const processor = new SegformerImageProcessor(config);

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const output = await model(await processor(image));
const [{ segmentation, labels }] = processor.post_process_semantic_segmentation(output, [[image.height, image.width]]);
console.log(labels.map((label) => model.config["id2label"][label]), segmentation.dims);
