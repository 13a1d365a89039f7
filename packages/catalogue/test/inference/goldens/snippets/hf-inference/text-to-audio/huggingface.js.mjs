import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const blob = await client.textToAudio({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "A calm piano melody over soft rain",
}, { retry_on_error: false });
await writeFile("output.flac", blob.stream());
console.log("Saved output.flac");
