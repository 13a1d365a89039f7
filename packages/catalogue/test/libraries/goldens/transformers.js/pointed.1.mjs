import { AutoImageProcessor, RawImage, SamImageProcessor, SamModel } from "@huggingface/transformers";

const model = await SamModel.from_pretrained("Xenova/sam-vit-large");
const { config } = await AutoImageProcessor.from_pretrained("Xenova/sam-vit-large");
const processor = new SamImageProcessor(config);

const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
// Finds what is at a point: here, the middle of the picture.
const input_points = [[[image.width / 2, image.height / 2]]];
const inputs = await processor(image, { input_points });
const { original_sizes, reshaped_input_sizes } = inputs;
const { iou_scores, pred_masks } = await model(inputs);
const [masks] = await processor.post_process_masks(pred_masks, original_sizes, reshaped_input_sizes);
console.log(masks.dims, iou_scores.tolist());
