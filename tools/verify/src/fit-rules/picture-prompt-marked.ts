import { defineRule, directLoad } from './rule.ts';

/** These take a question and an image; all others mark the place of the image in a chat template. */
const asked =
  /blip|git|vilt|pix2struct|donut|udop|vqa|fuyu|kosmos|florence|paligemma|matcha|deplot|vision-encoder-decoder/i;

export default defineRule({
  says: 'An image-text model gets its picture through the chat template',
  judge(one) {
    const direct = directLoad(one);
    if (direct?.code.text.includes('AutoModelForImageTextToText.from_pretrained(') !== true) return undefined;
    const { config, id, tags = [] } = one.model;
    if (asked.test(`${id} ${config?.model_type ?? ''} ${tags.join(' ')}`)) return undefined;
    return !direct.code.text.includes('processor(images=image, text=question') || id;
  },
});
