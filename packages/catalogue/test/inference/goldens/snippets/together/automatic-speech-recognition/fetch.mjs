import { readFile } from "node:fs/promises";

const headers = { Authorization: `Bearer ${process.env.HF_TOKEN}` };
const form = new FormData();
form.append("file", new Blob([await readFile("sample1.flac")], { type: "audio/flac" }), "sample1.flac");
form.append("model", "acme/tern-1");
const response = await fetch("https://router.huggingface.co/together/v1/audio/transcriptions", {
  method: "POST",
  headers,
  body: form,
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
