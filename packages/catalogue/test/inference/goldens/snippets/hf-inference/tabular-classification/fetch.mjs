const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/hf-inference/models/acme/tern-1", {
  method: "POST",
  headers,
  body: JSON.stringify({
    inputs: {
      data: {
        Height: [11.52, 12.48],
        Length1: [23.2, 24],
        Length2: [25.4, 26.3],
        Species: ["Bream", "Bream"],
      },
    },
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
