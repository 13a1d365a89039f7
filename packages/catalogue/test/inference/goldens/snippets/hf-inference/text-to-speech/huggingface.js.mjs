import { writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  const output = await client.textToSpeech({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: "The ferry leaves at half past nine.",
  }, { retry_on_error: false });
  await writeFile("output.wav", Buffer.from(await output.arrayBuffer()));
  console.log("Saved output.wav");
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
