import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.tokenClassification({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: "Ada Lovelace met Charles Babbage in London in 1833.",
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
