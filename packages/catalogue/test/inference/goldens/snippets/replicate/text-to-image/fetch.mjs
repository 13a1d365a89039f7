import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
  Prefer: "wait",
};
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
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
const answer = await response.json();
const output = await fetch([answer.output].flat()[0]);
if (!output.ok) {
  console.error(await output.text());
  process.exit(1);
}
await writeFile("output.png", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.png");
