import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

try {
  const stream = client.chatCompletionStream({
    provider: "auto",
    model: "acme/tern-1",
    messages: [{ role: "user", content: "What is the capital of France?" }],
  }, { retry_on_error: false });
  for await (const chunk of stream) {
    const delta = chunk.choices[0]?.delta;
    process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
  }
  console.log();
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
