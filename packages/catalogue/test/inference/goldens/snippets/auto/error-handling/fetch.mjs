const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
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
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
let rest = "";
try {
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "";
      if (data === "" || data === "[DONE]") continue;
      const event = JSON.parse(data);
      if (event.error) throw new Error(event.error.message ?? event.error);
      const delta = event.choices?.[0]?.delta;
      process.stdout.write(delta?.content || delta?.reasoning_content || delta?.reasoning || "");
    }
  }
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
console.log();
