const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/sentence-similarity", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: {
      source_sentence: "That is a happy person",
      sentences: [
        "That is a happy dog",
        "That is a very happy person",
        "Today is a sunny day",
      ],
    },
  }),
});
if (!response.ok) {
  console.error(await response.text());
  process.exit(1);
}
console.log(JSON.stringify(await response.json(), null, 2));
