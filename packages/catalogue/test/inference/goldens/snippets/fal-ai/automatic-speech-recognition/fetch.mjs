import { readFile } from "node:fs/promises";

const headers = {
  Authorization: `Key ${process.env.FAL_AI_API_KEY}`,
  "Content-Type": "application/json",
};
const data = (await readFile("sample1.flac")).toString("base64");
const response = await fetch("https://fal.run/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ audio_url: "data:audio/flac;base64," + data }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
