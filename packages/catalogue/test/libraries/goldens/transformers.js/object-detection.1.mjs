import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("object-detection", "Xenova/detr-resnet-50");
const result = await pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
console.log(result);
