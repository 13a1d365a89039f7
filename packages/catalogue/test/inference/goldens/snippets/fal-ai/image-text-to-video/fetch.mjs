import { readFile, writeFile } from "node:fs/promises";

// Downloads a sample; use a file of your own instead.
await writeFile("cat.png", Buffer.from(await (await fetch("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")).arrayBuffer()));

const headers = {
  Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
  "Content-Type": "application/json",
};
const data = (await readFile("cat.png")).toString("base64");
const response = await fetch("https://queue.fal.run/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    image_url: "data:image/png;base64," + data,
    prompt: "The cat starts to dance.",
  }),
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
const output = await fetch(answer.video.url);
if (!output.ok) throw new Error(await output.text());
const blob = await output.blob();
await writeFile("output.mp4", blob.stream());
console.log("Saved output.mp4");

async function getJson(url) {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
}
