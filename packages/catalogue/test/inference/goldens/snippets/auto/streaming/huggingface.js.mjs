import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const stream = client.chatCompletionStream({
  provider: "auto",
  model: "acme/tern-1",
  messages: [{ role: "user", content: "What is the capital of France?" }],
}, { billTo: "acme-labs", retry_on_error: false });
for await (const chunk of stream) {
  process.stdout.write(chunk.choices[0]?.delta?.content ?? "");
}
console.log();
