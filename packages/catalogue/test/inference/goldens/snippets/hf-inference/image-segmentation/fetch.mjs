import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("cats.jpg", Buffer.from(await (await fetch("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg")).arrayBuffer()));

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "image/jpeg",
};
const data = await readFile("cats.jpg");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: data,
});
if (!response.ok) throw new Error(await response.text());
const parts = await response.json();
for (const [index, { label, mask }] of parts.entries()) {
  await writeFile(`mask_${index}.png`, Buffer.from(mask, "base64"));
  console.log(label, `mask_${index}.png`);
}
