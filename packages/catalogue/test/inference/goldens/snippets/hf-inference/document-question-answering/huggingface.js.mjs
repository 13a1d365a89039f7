import { readFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.documentQuestionAnswering({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: {
      image: new Blob([await readFile("cat.png")], { type: "image/png" }),
      question: "What is in this image?",
    },
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
