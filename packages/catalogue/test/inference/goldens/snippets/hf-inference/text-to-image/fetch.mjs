import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
// 5 steps give a quick preview: raise the number for better quality.
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: "A lighthouse on a cliff at dawn, soft light, watercolour",
    parameters: { num_inference_steps: 5 },
  }),
});
if (!response.ok) throw new Error(await response.text());
const blob = await response.blob();
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
