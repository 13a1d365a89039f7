import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.flac", Buffer.from(await (await fetch("https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac")).arrayBuffer()));

const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };
const form = new FormData();
form.append("file", new Blob([await readFile("sample1.flac")], { type: "audio/flac" }), "sample1.flac");
form.append("model", "acme/tern-1");
const response = await fetch("https://router.huggingface.co/together/v1/audio/transcriptions", {
  method: "POST",
  headers,
  body: form,
});
console.log(JSON.stringify(await response.json(), null, 2));
