const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: "Hi, I bought a device from you and it does not work: I would like my money back!",
    parameters: { candidate_labels: ["refund", "legal", "faq"] },
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
