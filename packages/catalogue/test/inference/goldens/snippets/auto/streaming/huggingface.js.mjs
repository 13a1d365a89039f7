import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const stream = client.chatCompletionStream({
  provider: "auto",
  model: "acme/tern-1",
  messages: [{ role: "user", content: "What is the capital of France?" }],
}, { billTo: "acme-labs", retry_on_error: false });
for await (const chunk of stream) {
  const delta = chunk.choices[0]?.delta;
  process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
}
console.log();
