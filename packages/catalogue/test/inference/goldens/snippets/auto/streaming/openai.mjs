import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
  defaultHeaders: { "X-HF-Bill-To": "acme-labs" },
});

const stream = await client.chat.completions.create({
  model: "acme/tern-1",
  messages: [{ role: "user", content: "What is the capital of France?" }],
  stream: true,
});
for await (const chunk of stream) {
  const delta = chunk.choices[0]?.delta;
  process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
}
console.log();
