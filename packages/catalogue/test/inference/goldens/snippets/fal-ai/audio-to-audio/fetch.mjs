import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("sample1.mp3", Buffer.from(await (await fetch("https://huggingface.co/datasets/hf-internal-testing/dummy-audio-samples/resolve/main/bcn_weather.mp3")).arrayBuffer()));

const headers = {
  Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
  "Content-Type": "application/json",
};
const data = (await readFile("sample1.mp3")).toString("base64");
const response = await fetch("https://queue.fal.run/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ audio_url: "data:audio/mpeg;base64," + data }),
});
if (!response.ok) throw new Error(await response.text());
const ticket = await response.json();
let answer;
for (let polls = 1; ; polls += 1) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  answer = await getJson("https://queue.fal.run" + new URL(ticket.response_url).pathname + "/status");
  if (answer.status === "COMPLETED") break;
  if (["FAILED"].includes(answer.status) || polls === 600) {
    throw new Error(JSON.stringify(answer));
  }
}
answer = await getJson("https://queue.fal.run" + new URL(ticket.response_url).pathname);
const output = await fetch(answer.audio.url);
if (!output.ok) throw new Error(await output.text());
const blob = await output.blob();
await writeFile("output.wav", blob.stream());
console.log("Saved output.wav");

async function getJson(url) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
