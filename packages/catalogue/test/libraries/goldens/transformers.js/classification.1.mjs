import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-classification", "Xenova/distilbert-base-uncased-finetuned-sst-2-english");
const result = await pipe("The staff were kind and the room was spotless.");
console.log(result);
