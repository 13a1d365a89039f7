/** @module Use of a model that checks pictures against policies. */
import { py } from '../../../../code/index.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import type { OwnUseOf } from './example.ts';
import { pictureNeeds } from '../needs/pictures.ts';

/** The processor writes a question for each of its policies. */
export const policiesUse: OwnUseOf = (model, context) => ({
  title: 'Check a picture against policies',
  needs: pictureNeeds,
  complete: true,
  imports: loadImport,
  preparer: 'AutoProcessor',
  name: 'AutoModelForImageClassification',
  use: py`
    ${loadedImage(model, context)}
    inputs = processor(images=[image], return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    for policy, (yes, _) in zip(processor.policy_definitions, outputs.probabilities.tolist()):
        print(policy, "is violated:", round(yes, 3))
  `,
});
