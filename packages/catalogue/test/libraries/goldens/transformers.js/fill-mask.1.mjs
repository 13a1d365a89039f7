import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("fill-mask", "Xenova/bert-base-uncased");
const result = await pipe("The harbour is busiest at the break of [MASK].");
console.log(result);
