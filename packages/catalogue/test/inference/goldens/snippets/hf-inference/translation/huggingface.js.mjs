import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.translation({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "The library opens at nine in the morning.",
}, { retry_on_error: false }));
