import { pipeline } from "@huggingface/transformers";

const pipe = await pipeline("translation", "harbour/nllb-200-distilled-600M");
const result = await pipe("The library opens at nine in the morning.", { src_lang: "eng_Latn", tgt_lang: "fra_Latn" });
console.log(result);
