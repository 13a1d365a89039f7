import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("zero-shot-image-classification", "Xenova/clip-vit-base-patch32");
const result = await pipe("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png", ["animals", "humans", "landscape"]);
console.log(result);
