import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.mp3", Buffer.from(await (await fetch("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3")).arrayBuffer()));

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
const parts = await client.audioToAudio({
  provider: "fal-ai",
  model: "acme/tern-1",
  inputs: new Blob([await readFile("sample1.mp3")], { type: "audio/mpeg" }),
}, { retry_on_error: false });
for (const [index, { label, blob }] of parts.entries()) {
  await writeFile(`output_${index}.wav`, Buffer.from(blob, "base64"));
  console.log(label, `output_${index}.wav`);
}
clearInterval(awake);
