import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.objectDetection({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: new Blob([await readFile("cats.jpg")], { type: "image/jpeg" }),
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
