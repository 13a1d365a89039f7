import { AutoModelForSequenceClassification, AutoTokenizer } from "@huggingface/transformers";

const model = await AutoModelForSequenceClassification.from_pretrained("Xenova/ms-marco-MiniLM-L-6-v2");
const tokenizer = await AutoTokenizer.from_pretrained("Xenova/ms-marco-MiniLM-L-6-v2");

const query = "When does the ferry leave?";
const passages = ["The ferry leaves at half past nine.", "She repairs violins in a small workshop."];
const queries = passages.map(() => query);
const inputs = tokenizer(queries, { text_pair: passages, padding: true, truncation: true });
const { logits } = await model(inputs);
for (const [n, scores] of logits.tolist().entries()) console.log(scores.at(-1), passages[n]);
