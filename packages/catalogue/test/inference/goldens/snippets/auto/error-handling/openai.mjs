import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

try {
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
} catch (error) {
  console.error(error.httpResponse?.body ?? error.error ?? error.message);
  process.exit(1);
}
