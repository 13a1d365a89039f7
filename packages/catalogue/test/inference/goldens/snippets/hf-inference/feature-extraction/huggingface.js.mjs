import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.featureExtraction({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "The lighthouse keeper wrote down the weather every evening.",
}, { retry_on_error: false }));
