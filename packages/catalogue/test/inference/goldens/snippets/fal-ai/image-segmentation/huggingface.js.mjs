import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
try {
  console.log(await client.imageSegmentation({
    provider: "fal-ai",
    model: "acme/tern-1",
    inputs: new Blob([await readFile("cats.jpg")], { type: "image/jpeg" }),
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
clearInterval(awake);
