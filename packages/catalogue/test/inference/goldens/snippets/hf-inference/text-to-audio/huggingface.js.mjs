import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.textToAudio({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: "A calm piano melody over soft rain",
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
