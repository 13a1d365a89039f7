import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/fal-ai/acme/tern-1?_subdomain=queue", {
  method: "POST",
  headers,
  body: JSON.stringify({ prompt: "A paper boat drifting down a sunlit stream" }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
const ticket = await response.json();
let answer;
for (let polls = 1; ; polls += 1) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  answer = await getJson("https://router.huggingface.co/fal-ai" + new URL(ticket.response_url).pathname + "/status?_subdomain=queue");
  if (answer.status === "COMPLETED") break;
  if (["FAILED"].includes(answer.status) || polls === 600) {
    console.error(JSON.stringify(answer));
    process.exit(1);
  }
}
answer = await getJson("https://router.huggingface.co/fal-ai" + new URL(ticket.response_url).pathname + "?_subdomain=queue");
const output = await fetch(answer.video.url);
if (!output.ok) {
  console.error(await output.text());
  process.exit(1);
}
const blob = await output.blob();
await writeFile("output.mp4", blob.stream());
console.log("Saved output.mp4");

async function getJson(url) {
  const response = await fetch(url, { headers });
  if (!response.ok) {
    console.error(await response.text());
    process.exit(1);
  }
  return response.json();
}
