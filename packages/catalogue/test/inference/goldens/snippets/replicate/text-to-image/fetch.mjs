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
let answer = await response.json();
for (let polls = 0; !answer.output && ["starting", "processing"].includes(answer.status) && polls < 300; polls += 1) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const polled = await fetch("https://router.huggingface.co/replicate" + new URL(answer.urls.get).pathname, { headers });
  if (!polled.ok) throw new Error(await polled.text());
  answer = await polled.json();
}
if (!answer.output) throw new Error(JSON.stringify(answer));
const output = await fetch([answer.output].flat()[0]);
if (!output.ok) throw new Error(await output.text());
const blob = await output.blob();
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
