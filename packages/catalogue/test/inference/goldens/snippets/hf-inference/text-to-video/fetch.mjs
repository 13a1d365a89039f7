import { writeFile } from "node:fs/promises";

const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: "A paper boat drifting down a sunlit stream" }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
await writeFile("output.mp4", Buffer.from(await response.arrayBuffer()));
console.log("Saved output.mp4");
