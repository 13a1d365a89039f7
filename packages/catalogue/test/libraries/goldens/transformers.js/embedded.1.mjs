import { AutoModel, AutoTokenizer } from "@huggingface/transformers";

const model = await AutoModel.from_pretrained("onnx-community/embeddinggemma-300m-ONNX");
const tokenizer = await AutoTokenizer.from_pretrained("onnx-community/embeddinggemma-300m-ONNX");

const sentences = [
  "task: sentence similarity | query: The ferry leaves at half past nine.",
  "task: sentence similarity | query: Boats to the island depart in the morning.",
  "task: sentence similarity | query: She repairs violins in a small workshop.",
];
const inputs = tokenizer(sentences, { padding: true, truncation: true });
const { sentence_embedding } = await model(inputs);
console.log(sentence_embedding.tolist());
