import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("feature-extraction", "Xenova/bge-large-en-v1.5");
const result = await pipe("The lighthouse keeper wrote down the weather every evening.", { pooling: "cls", normalize: true });
console.log(result);
