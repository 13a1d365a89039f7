import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("zero-shot-classification", "Xenova/nli-deberta-v3-small");
const result = await pipe("The ferry is late again.", ["complaint", "praise", "question"]);
console.log(result);
