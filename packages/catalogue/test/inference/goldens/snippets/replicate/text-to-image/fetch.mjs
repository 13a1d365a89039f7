import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  Prefer: "wait",
};
// 5 steps give a quick preview: raise the number for better quality.
const response = await fetch("https://router.huggingface.co/replicate/v1/models/acme/tern-1/predictions", {
  method: "POST",
  headers,
  body: JSON.stringify({
    input: {
      prompt: "A lighthouse on a cliff at dawn, soft light, watercolour",
      num_inference_steps: 5,
    },
  }),
});
if (!response.ok) throw new Error(await response.text());
const answer = await response.json();
const output = await fetch([answer.output].flat()[0]);
if (!output.ok) throw new Error(await output.text());
const blob = await output.blob();
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
