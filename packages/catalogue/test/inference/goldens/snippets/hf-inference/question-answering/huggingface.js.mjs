import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.questionAnswering({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: {
    question: "Where does Ada work?",
    context: "My name is Ada and I work at the tide station in Dover.",
  },
}, { retry_on_error: false }));
