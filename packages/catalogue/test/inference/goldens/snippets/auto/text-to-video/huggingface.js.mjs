import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
const blob = await client.textToVideo({
  provider: "auto",
  model: "acme/tern-1",
  inputs: "A paper boat drifting down a sunlit stream",
}, { retry_on_error: false });
await writeFile("output.mp4", blob.stream());
console.log("Saved output.mp4");
clearInterval(awake);
