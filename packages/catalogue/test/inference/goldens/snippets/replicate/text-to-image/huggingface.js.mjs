import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  const output = await client.textToImage({
    provider: "replicate",
    model: "acme/tern-1",
    inputs: "A lighthouse on a cliff at dawn, soft light, watercolour",
    parameters: { num_inference_steps: 5 },
  }, { retry_on_error: false });
  await writeFile("output.png", Buffer.from(await output.arrayBuffer()));
  console.log("Saved output.png");
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
