import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/nscale/v1/images/generations", {
  method: "POST",
  headers,
  body: JSON.stringify({
    response_format: "b64_json",
    prompt: "A lighthouse on a cliff at dawn, soft light, watercolour",
    model: "acme/tern-1",
  }),
});
if (!response.ok) throw new Error(await response.text());
const answer = await response.json();
await writeFile("output.png", Buffer.from(answer.data[0].b64_json, "base64"));
console.log("Saved output.png");
