import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

// 5 steps give a quick preview: raise the number for better quality.
const blob = await client.textToImage({
  provider: "replicate",
  model: "acme/tern-1",
  inputs: "A lighthouse on a cliff at dawn, soft light, watercolour",
  parameters: { num_inference_steps: 5 },
}, { retry_on_error: false });
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
