import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://fal.run/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ text: "The ferry leaves at half past nine." }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
const answer = await response.json();
const output = await fetch(answer.audio.url);
if (!output.ok) {
  console.error(await output.text());
  process.exit(1);
}
await writeFile("output.wav", Buffer.from(await output.arrayBuffer()));
console.log("Saved output.wav");
