import { readFile, writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const data = (await readFile("cat.png")).toString("base64");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: data, parameters: { prompt: "The cat starts to dance." } }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
await writeFile("output.mp4", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.mp4");
