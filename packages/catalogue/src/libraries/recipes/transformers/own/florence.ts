/** @module Use of copies of Florence-2 that only their names tell: they keep the code of the first weights. */
import { py } from '../../../../code/index.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage } from '../../../../snippets/samples/image.ts';
import { invoice, photo } from '../../../../tasks/sample-assets.ts';
import { loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';

const described = py`
  inputs = processor(images=image, text="<CAPTION>", return_tensors="pt").to(model.device, model.dtype)
  outputs = model.generate(**inputs, max_new_tokens=40)
  print(processor.decode(outputs[0], skip_special_tokens=True))
`;

/** The boxes are tokens of their own. */
const found = py`
  inputs = processor(images=image, text="<OD>", return_tensors="pt").to(model.device, model.dtype)
  outputs = model.generate(**inputs, max_new_tokens=1024)
  text = processor.batch_decode(outputs)[0]
  print(processor.post_process_generation(text, task="<OD>", image_size=image.size))
`;

export const florenceUse: OwnUseOf = (model, { platform, revision }) => {
  const finds = /laynet/i.test(model.id);
  const load = { revision, trust_remote_code: true };
  return {
    title: finds ? 'Find the parts of a page' : 'Describe a picture',
    before: '4.54',
    needs: ['einops', 'timm', 'pillow'].map((name) => pip(name)),
    onCpu: true,
    others: ['AutoModelForCausalLM', 'AutoProcessor'],
    imports: loadImport,
    loading: py`
      processor = AutoProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModelForCausalLM.from_pretrained(${model.id}${py.rest(load)})
    `,
    use: py`
      image = load_image(${sampleImage(model, platform, finds ? invoice : photo)})
      ${finds ? found : described}
    `,
  };
};
