import { readFile, writeFile } from "node:fs/promises";
import { InferenceClient } from "@huggingface/inference";

// Downloads a sample; use a file of your own instead.
await writeFile("invoice.png", Buffer.from(await (await fetch("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png")).arrayBuffer()));

const client = new InferenceClient(process.env.HF_TOKEN);

console.log(await client.documentQuestionAnswering({
  provider: "hf-inference",
  model: "acme/tern-1",
  inputs: {
    image: new Blob([await readFile("invoice.png")], { type: "image/png" }),
    question: "What is the invoice number?",
  },
}, { retry_on_error: false }));
