import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const blob = await client.textToSpeech({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "The ferry leaves at half past nine.",
}, { retry_on_error: false });
await writeFile("output.flac", blob.stream());
console.log("Saved output.flac");
