import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("cats.jpg", Buffer.from(await (await fetch("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg")).arrayBuffer()));

const client = new InferenceClient(process.env.HF_TOKEN);

const parts = await client.imageSegmentation({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: new Blob([await readFile("cats.jpg")], { type: "image/jpeg" }),
}, { retry_on_error: false });
for (const [index, { label, mask }] of parts.entries()) {
  await writeFile(`mask_${index}.png`, Buffer.from(mask, "base64"));
  console.log(label, `mask_${index}.png`);
}
