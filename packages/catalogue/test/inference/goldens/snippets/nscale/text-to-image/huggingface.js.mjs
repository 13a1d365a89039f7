import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const blob = await client.textToImage({
  provider: "nscale",
  model: "acme/tern-1",
  inputs: "A lighthouse on a cliff at dawn, soft light, watercolour",
  parameters: {},
}, { retry_on_error: false });
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
