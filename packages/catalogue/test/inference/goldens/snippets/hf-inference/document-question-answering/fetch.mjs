import { readFile } from "node:fs/promises";

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
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
