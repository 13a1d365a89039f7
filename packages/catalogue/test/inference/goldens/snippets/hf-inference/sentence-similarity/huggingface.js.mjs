import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.sentenceSimilarity({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: {
      source_sentence: "That is a happy person",
      sentences: [
        "That is a happy dog",
        "That is a very happy person",
        "Today is a sunny day",
      ],
    },
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
