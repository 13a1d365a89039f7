import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.mp3", Buffer.from(await (await fetch("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3")).arrayBuffer()));

const headers = {
  Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
  "Content-Type": "application/json",
};
const data = (await readFile("sample1.mp3")).toString("base64");
const response = await fetch("https://fal.run/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ audio_url: "data:audio/mpeg;base64," + data }),
});
console.log(JSON.stringify(await response.json(), null, 2));
