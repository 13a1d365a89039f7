import { AutoProcessor, AutoTokenizer, CLIPSegForImageSegmentation, RawImage } from "@huggingface/transformers";

const model = await CLIPSegForImageSegmentation.from_pretrained("Xenova/clipseg-rd64-refined");
const tokenizer = await AutoTokenizer.from_pretrained("Xenova/clipseg-rd64-refined");
const processor = await AutoProcessor.from_pretrained("Xenova/clipseg-rd64-refined");

const labels = ["animals", "humans", "landscape"];
const image = await RawImage.read("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png");
const words = tokenizer(labels, { padding: true, truncation: true });
const { logits } = await model({ ...words, ...(await processor(image)) });
const masks = logits.unsqueeze(1).sigmoid().mul(255).round().to("uint8");
for (const [n, label] of labels.entries()) {
  console.log(label);
  await RawImage.fromTensor(masks[n]).save("mask-" + n + ".png");
}
