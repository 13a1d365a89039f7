import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("automatic-speech-recognition", "Xenova/whisper-tiny.en");
const result = await pipe("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac");
console.log(result);
