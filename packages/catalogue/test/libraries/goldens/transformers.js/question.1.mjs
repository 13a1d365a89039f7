import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("question-answering", "Xenova/distilbert-base-uncased-distilled-squad");
const result = await pipe("Where does Ada work?", "My name is Ada and I work at the tide station in Dover.");
console.log(result);
