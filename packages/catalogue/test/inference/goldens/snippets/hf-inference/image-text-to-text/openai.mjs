import OpenAI from "openai";

const client = new OpenAI({
  baseURL: "https://router.huggingface.co/v1",
  apiKey: process.env.HF_TOKEN,
});

const completion = await client.chat.completions.create({
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
});
console.log(completion.choices[0].message);
