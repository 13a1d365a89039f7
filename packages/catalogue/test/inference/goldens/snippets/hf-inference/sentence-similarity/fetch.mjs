const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/sentence-similarity", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: {
      source_sentence: "The ferry leaves at half past nine.",
      sentences: [
        "Boats to the island depart in the morning.",
        "She repairs violins in a small workshop.",
      ],
    },
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
