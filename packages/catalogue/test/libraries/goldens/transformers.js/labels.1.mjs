import { AutoModel, RawImage, SegformerImageProcessor } from "@huggingface/transformers";

const model = await AutoModel.from_pretrained("Xenova/deeplabv3-mobilevit-small");
// It reads the settings of any image processor, and can read the labels from the output.
const processor = await SegformerImageProcessor.from_pretrained("Xenova/deeplabv3-mobilevit-small");

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const output = await model(await processor(image));
const size = [image.height, image.width];
const [{ segmentation, labels }] = processor.post_process_semantic_segmentation(output, [size]);
console.log(labels.map((label) => model.config.id2label[label]), segmentation.dims);
