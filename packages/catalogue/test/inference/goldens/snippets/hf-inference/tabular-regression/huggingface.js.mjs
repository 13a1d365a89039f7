import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.tabularRegression({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: {
    data: {
      Height: [11.52, 12.48],
      Length1: [23.2, 24],
      Length2: [25.4, 26.3],
      Species: ["Bream", "Bream"],
    },
  },
}, { retry_on_error: false }));
