import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "Xenova/opus-mt-en-ROMANCE");
const result = await pipe(">>fr<< The library opens at nine in the morning.");
console.log(result);
