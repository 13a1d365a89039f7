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
if (!response.ok) throw new Error(await response.text());
const answer = await response.json();
const output = await fetch(answer.audio.url);
if (!output.ok) throw new Error(await output.text());
const blob = await output.blob();
await writeFile("output.wav", blob.stream());
console.log("Saved output.wav");
