import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.textClassification({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "The staff were kind and the room was spotless.",
}, { retry_on_error: false }));
