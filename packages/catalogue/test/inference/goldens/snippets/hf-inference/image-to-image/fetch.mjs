import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("cat.png", Buffer.from(await (await fetch("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")).arrayBuffer()));

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const data = (await readFile("cat.png")).toString("base64");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: data, parameters: { prompt: "Turn the cat into a tiger." } }),
});
if (!response.ok) throw new Error(await response.text());
const blob = await response.blob();
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
