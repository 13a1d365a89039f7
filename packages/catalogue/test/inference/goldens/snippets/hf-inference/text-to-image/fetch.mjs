import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: "A lighthouse on a cliff at dawn, soft light, watercolour",
    parameters: { num_inference_steps: 5 },
  }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
await writeFile("output.png", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.png");
