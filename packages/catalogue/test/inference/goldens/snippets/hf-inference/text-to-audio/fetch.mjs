import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: "A calm piano melody over soft rain" }),
});
if (!response.ok) throw new Error(await response.text());
const blob = await response.blob();
await writeFile("output.flac", blob.stream());
console.log("Saved output.flac");
