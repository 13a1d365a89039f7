const headers = {
  Authorization: `Bearer ${process.env.HF_TOKEN}`,
  "Content-Type": "application/json",
};
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers,
  body: JSON.stringify({
    model: "acme/tern-1:hf-inference",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Describe this image in one sentence." },
          {
            type: "image_url",
            image_url: {
              url: "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
            },
          },
        ],
      },
    ],
  }),
});
console.log(JSON.stringify(await response.json(), null, 2));
