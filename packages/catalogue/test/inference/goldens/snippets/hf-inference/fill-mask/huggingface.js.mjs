import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.fillMask({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "The harbour is busiest at the break of [MASK].",
}, { retry_on_error: false }));
