import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.tokenClassification({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "Ada Lovelace met Charles Babbage in London in 1833.",
}, { retry_on_error: false }));
