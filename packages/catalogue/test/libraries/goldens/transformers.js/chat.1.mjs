import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-generation", "onnx-community/Qwen3-0.6B-ONNX");
const result = await pipe([{ role: "user", content: "Who are you?" }], { max_new_tokens: 512 });
console.log(result);
