/** @module Use of models that control robots, by the code of their repositories. */
import { py } from '../../../../code/index.ts';
import { nameOf } from '../../../../records/fields.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';

/** What a robot does next; the actions are scaled by those of the set that it was trained on. */
export const robotUse: OwnUseOf = (model, context) => {
  const load = { revision: context.revision, trust_remote_code: true };
  const tuned = /libero-(?:10|goal|object|spatial)/i.exec(nameOf(model))?.[0].toLowerCase();
  return {
    // With the tokenizers of that time, which have no packages for Python 3.13.
    before: '4.41',
    python: '<3.13',
    title: 'Predict the next action of a robot',
    needs: [pip('pillow'), pip('torchvision'), pip('timm', '<1'), pip('sentencepiece')],
    modules: py`import torch`,
    imports: loadImport,
    others: ['AutoModelForVision2Seq', 'AutoProcessor'],
    loading: py`
      processor = AutoProcessor.from_pretrained(${model.id}${py.rest(load)})
      model = AutoModelForVision2Seq.from_pretrained(${model.id}${py.rest(load)}, torch_dtype=torch.bfloat16).to("cuda")
    `,
    use: py`
      ${loadedImage(model, context)}
      prompt = ${'In: What action should the robot take to touch the branch?\nOut:'}
      inputs = processor(prompt, image).to("cuda", dtype=torch.bfloat16)
      print(model.predict_action(**inputs, unnorm_key=${tuned?.replace('-', '_') ?? 'bridge_orig'}, do_sample=False))
    `,
  };
};
