import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  console.log(await client.questionAnswering({
    provider: "hf-inference",
    model: "acme/tern-1",
    inputs: {
      question: "Where does Ada work?",
      context: "My name is Ada and I work at the tide station in Dover.",
    },
  }, { retry_on_error: false }));
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
