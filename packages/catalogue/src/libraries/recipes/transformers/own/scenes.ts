/** @module Use of model types that see pictures, with inputs or results that few others have. */
import { py } from '../../../../code/index.ts';
import { own } from '../../../../snippets/own.ts';
import { pip } from '../../../../snippets/requirement.ts';
import type { Warning } from '../../../../snippets/snippet.ts';
import { loadedImage, loadImport } from '../inputs/image.ts';
import { labelsOf } from '../inputs/labels.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import type { OwnUseOf } from './example.ts';
import { seenUse } from '../uses/seen.ts';

const seeing = { imports: loadImport, preparer: 'AutoProcessor' } as const;

const oldLayers: Warning = {
  code: 'deprecated',
  message: 'Needs an early release of NATTEN, which was built for an early PyTorch.',
};

/** Its processor takes the name of a task with the picture, in a list. */
const segmentsUse: OwnUseOf = (model, context) => ({
  ...seeing,
  title: 'Name the parts of a picture',
  needs: [pip('pillow')],
  ...(/dinat/i.test(model.id) && { warnings: [oldLayers] }),
  name: 'AutoModelForUniversalSegmentation',
  use: py`
    ${loadedImage(model, context)}
    inputs = processor(images=image, task_inputs=["semantic"], return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    sizes = [(image.height, image.width)]
    classes = processor.post_process_semantic_segmentation(outputs, target_sizes=sizes)[0]
    print([model.config.id2label[label] for label in classes.unique().tolist()])
  `,
});

/** It has learned texts in Chinese. */
const chineseUse: OwnUseOf = (model, context) => ({
  ...seeing,
  title: 'Compare a picture with texts',
  needs: [pip('pillow')],
  name: 'AutoModelForZeroShotImageClassification',
  use: py`
    ${loadedImage(model, context)}
    labels = ${labelsOf(model, ['动物', '人', '风景'])}
    inputs = processor(text=labels, images=image, padding=True, return_tensors="pt").to(model.device, model.dtype)
    outputs = model(**inputs)
    for label, score in zip(labels, outputs.logits_per_image.softmax(dim=1)[0].tolist()):
        print(label, round(score, 3))
  `,
});

/** The pipeline does not pass on all that its processor returns. */
const namedThingsUse: OwnUseOf = (model, context) => {
  const name = 'AutoModelForZeroShotObjectDetection';
  const { preparer } = seeing;
  const { code = py.none } = seenUse(model, context, { model: name, processor: preparer }) ?? {};
  return { ...seeing, title: 'Find things by name', needs: [pip('pillow')], name, use: code };
};

const uses: Readonly<Record<string, OwnUseOf>> = {
  chinese_clip: chineseUse,
  'omdet-turbo': namedThingsUse,
};

export const sceneUse: OwnUseOf = (model, context) =>
  (own(uses, modelTypeNameOf(model)) ?? segmentsUse)(model, context);
