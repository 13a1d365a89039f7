import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.sentenceSimilarity({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: {
    source_sentence: "The ferry leaves at half past nine.",
    sentences: [
      "Boats to the island depart in the morning.",
      "She repairs violins in a small workshop.",
    ],
  },
}, { retry_on_error: false }));
