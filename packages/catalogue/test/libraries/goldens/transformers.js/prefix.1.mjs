import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("feature-extraction", "Xenova/multilingual-e5-base");
const result = await pipe("query: The lighthouse keeper wrote down the weather every evening.", { pooling: "mean", normalize: true });
console.log(result);
