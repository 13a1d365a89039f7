import { readFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const data = (await readFile("cats.jpg")).toString("base64");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: data,
    parameters: { candidate_labels: ["cat", "dog", "llama"] },
  }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
