import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("invoice.png", Buffer.from(await (await fetch("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")).arrayBuffer()));

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const data = (await readFile("invoice.png")).toString("base64");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: { image: data, question: "What is the invoice number?" } }),
});
console.log(JSON.stringify(await response.json(), null, 2));
