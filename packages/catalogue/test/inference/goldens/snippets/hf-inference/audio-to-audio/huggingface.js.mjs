import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.flac", Buffer.from(await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer()));

const client = new InferenceClient(process.env.HF_TOKEN);

const parts = await client.audioToAudio({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: new Blob([await readFile("sample1.flac")], { type: "audio/flac" }),
}, { retry_on_error: false });
for (const [index, { label, blob }] of parts.entries()) {
  await writeFile(`output_${index}.flac`, Buffer.from(blob, "base64"));
  console.log(label, `output_${index}.flac`);
}
