import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
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
}, { retry_on_error: false });
console.log(completion.choices[0].message);
