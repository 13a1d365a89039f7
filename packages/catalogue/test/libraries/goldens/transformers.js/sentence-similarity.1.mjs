import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("feature-extraction", "Xenova/all-MiniLM-L6-v2");
const result = await pipe([
  "The ferry leaves at half past nine.",
  "Boats to the island depart in the morning.",
  "She repairs violins in a small workshop.",
], { pooling: "mean", normalize: true });
console.log(result);
