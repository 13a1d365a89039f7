const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: {
      query: "How many stars does the transformers repository have?",
      table: {
        Repository: ["Transformers", "Datasets", "Tokenizers"],
        Stars: ["36542", "4512", "3934"],
        Contributors: ["651", "77", "34"],
        "Programming language": ["Python", "Python", "Rust, Python and NodeJS"],
      },
    },
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
