import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.flac", Buffer.from(await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer()));

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.automaticSpeechRecognition({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: new Blob([await readFile("sample1.flac")], { type: "audio/flac" }),
}, { retry_on_error: false }));
