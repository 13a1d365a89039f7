import { pipeline } from "@huggingface/transformers";
import decode from "audio-decode";

const recording = await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer();
const { channelData } = await decode(recording);

const pipe = await pipeline("automatic-speech-recognition", "Xenova/whisper-tiny.en");
const result = await pipe(channelData[0]);
console.log(result);
