const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1/pipeline/feature-extraction", {
  method: "POST",
  headers,
  body: JSON.stringify({ inputs: "The lighthouse keeper wrote down the weather every evening." }),
});
console.log(JSON.stringify(await response.json(), null, 2));
