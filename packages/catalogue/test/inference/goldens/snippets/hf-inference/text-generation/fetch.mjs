const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers,
  body: JSON.stringify({
    model: "acme/tern-1:hf-inference",
    messages: [{ role: "user", content: "What is the capital of France?" }],
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
