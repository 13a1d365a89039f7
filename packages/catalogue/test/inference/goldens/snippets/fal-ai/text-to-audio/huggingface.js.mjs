import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
const blob = await client.textToAudio({
  provider: "fal-ai",
  model: "acme/tern-1",
  inputs: "A calm piano melody over soft rain",
}, { retry_on_error: false });
await writeFile("output.wav", blob.stream());
console.log("Saved output.wav");
clearInterval(awake);
