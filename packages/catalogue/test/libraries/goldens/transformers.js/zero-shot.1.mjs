import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("zero-shot-classification", "Xenova/mobilebert-uncased-mnli");
const result = await pipe("The staff were kind and the room was spotless.", ["travel", "politics", "sport"]);
console.log(result);
