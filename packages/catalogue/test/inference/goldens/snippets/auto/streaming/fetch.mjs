const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  "X-HF-Bill-To": "acme-labs",
};
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers,
  body: JSON.stringify({
    model: "acme/tern-1",
    messages: [{ role: "user", content: "What is the capital of France?" }],
    stream: true,
  }),
});
if (!response.ok) throw new Error(await response.text());
let rest = "";
for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop();
  for (const line of lines) {
    if (!line.startsWith("data:")) continue;
    const data = line.slice(5).trim();
    if (data === "[DONE]") break;
    const event = JSON.parse(data);
    if (event.error) throw new Error(event.error.message ?? event.error);
    const delta = event.choices?.[0]?.delta;
    process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
  }
}
console.log();
