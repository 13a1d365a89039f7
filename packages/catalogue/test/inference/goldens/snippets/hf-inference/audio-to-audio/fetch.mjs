import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.flac", Buffer.from(await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer()));

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "audio/flac",
};
const data = await readFile("sample1.flac");
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: data,
});
if (!response.ok) throw new Error(await response.text());
const parts = await response.json();
for (const [index, { label, blob }] of parts.entries()) {
  await writeFile(`output_${index}.flac`, Buffer.from(blob, "base64"));
  console.log(label, `output_${index}.flac`);
}
