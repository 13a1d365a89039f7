import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("cat.png", Buffer.from(await (await fetch("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png")).arrayBuffer()));

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.visualQuestionAnswering({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: {
    image: new Blob([await readFile("cat.png")], { type: "image/png" }),
    question: "What animal is in this image?",
  },
}, { retry_on_error: false }));
