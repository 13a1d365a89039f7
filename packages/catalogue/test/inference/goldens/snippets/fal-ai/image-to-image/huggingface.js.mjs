import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("cat.png", Buffer.from(await (await fetch("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")).arrayBuffer()));

const client = new InferenceClient(process.env.FAL_AI_API_KEY);

const awake = setInterval(() => {}, 1000); // keeps Node running while the job is waited for
const blob = await client.imageToImage({
  provider: "fal-ai",
  model: "acme/tern-1",
  inputs: new Blob([await readFile("cat.png")], { type: "image/png" }),
  parameters: { prompt: "Turn the cat into a tiger." },
}, { retry_on_error: false });
await writeFile("output.png", blob.stream());
console.log("Saved output.png");
clearInterval(awake);
