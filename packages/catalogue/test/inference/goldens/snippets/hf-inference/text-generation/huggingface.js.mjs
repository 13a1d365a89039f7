import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
  model: "acme/tern-1:hf-inference",
  messages: [{ role: "user", content: "What is the capital of France?" }],
}, { retry_on_error: false });
console.log(completion.choices[0].message);
