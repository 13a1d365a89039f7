import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("fill-mask", "Xenova/roberta-base");
const result = await pipe("The harbour is busiest at the break of " + pipe.tokenizer.mask_token + ".");
console.log(result);
