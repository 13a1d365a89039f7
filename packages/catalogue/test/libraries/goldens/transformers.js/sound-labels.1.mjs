import { pipeline } from "@huggingface/transformers";
import decode from "audio-decode";

const recording = await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer();
const { channelData } = await decode(recording);

// The model hears 48,000 samples a second, three for each of the recording.
const samples = Float32Array.from({ length: 3 * channelData[0].length }, (_, n) => channelData[0][Math.floor(n / 3)]);
const pipe = await pipeline("zero-shot-audio-classification", "Xenova/clap-htsat-unfused");
const result = await pipe(samples, ["speech", "music", "rain"]);
console.log(result);
