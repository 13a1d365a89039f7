import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.zeroShotClassification({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: "Hi, I bought a device from you and it does not work: I would like my money back!",
  parameters: { candidate_labels: ["refund", "legal", "faq"] },
}, { retry_on_error: false }));
