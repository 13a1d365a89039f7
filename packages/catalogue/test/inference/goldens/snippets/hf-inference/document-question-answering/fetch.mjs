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
  body: JSON.stringify({ inputs: { image: data, question: "What is in this image?" } }),
});
console.log(JSON.stringify(await response.json(), null, 2));
