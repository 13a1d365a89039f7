import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("text-to-speech", "Xenova/mms-tts-eng");
const result = await pipe("The ferry leaves at half past nine.");
await result.save("output.wav");
