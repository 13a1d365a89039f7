import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("document-question-answering", "Xenova/donut-base-finetuned-docvqa");
const result = await pipe("https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab/invoice.png", "What is the invoice number?");
console.log(result);
