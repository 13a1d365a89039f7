/** @module Use of a model that Transformers loaded with a processor for images and text, by auto class. */
import { type Code, py } from '../../../../code/index.ts';
import { widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { isCaptioner } from '../kinds/chat.ts';
import { modelTypeOf } from '../types/auto-classes.ts';
import { modelTypeNameOf } from '../types/model-type.ts';
import { chartQuestion } from '../inputs/chart-question.ts';
import { type Classes, topLabel, type Use } from '../tasks/classes.ts';
import { imageNeeds, loadedImage, loadImport } from '../inputs/image.ts';
import { imageLabels, labelsOf } from '../inputs/labels.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { viltUse } from './vilt.ts';

const withImage = (model: ModelRecord, context: SnippetContext, code: Code<'python'>): Use => ({
  imports: loadImport,
  needs: imageNeeds(model),
  code: py`
    ${loadedImage(model, context)}
    ${code}
  `,
});

const decoded = py`print(processor.decode(outputs[0], skip_special_tokens=True))`;

/** Instructions to write about the image; most models need none. */
const prompts: Readonly<Record<string, string>> = {
  florence2: '<CAPTION>',
  fuyu: 'Generate a coco-style caption.\n',
  instructblip: 'Describe this image in one sentence.',
  'kosmos-2': '<grounding>An image of',
  paligemma: '<image>caption en',
};

function caption(model: ModelRecord): Code<'python'> {
  const prompt = own(prompts, modelTypeNameOf(model));
  const words = prompt === undefined ? py.none : py`, text=${prompt}`;
  return py`
    inputs = processor(images=image${words}, return_tensors="pt").to(model.device, model.dtype)
    outputs = model.generate(**inputs, max_new_tokens=40)
    ${decoded}
  `;
}

/** MatCha and DePlot read charts. */
const readsCharts = /deplot|matcha/i;

function answer(model: ModelRecord, context: SnippetContext): Code<'python'> {
  // Before version 5, inputs with text could not be cast, and weights were loaded in full precision.
  const cast = (context.versions['transformers'] ?? 5) < 5 ? py.none : py`, model.dtype`;
  // GIT continues the text: a mark of its end must not follow the question.
  const asked =
    modelTypeNameOf(model) === 'git'
      ? py`"[CLS]" + question, add_special_tokens=False, return_token_type_ids=False`
      : py`question`;
  return py`
    question = ${widgetOf(model)?.text ?? (readsCharts.test(model.id) ? chartQuestion(model) : 'What is in the picture?')}
    inputs = processor(images=image, text=${asked}, return_tensors="pt").to(model.device${cast})
    ${
      // ViLT classifies among trained answers; the others generate text.
      modelTypeNameOf(model) === 'vilt'
        ? py`
            outputs = model(**inputs)
            ${topLabel}
          `
        : py`
            outputs = model.generate(**inputs, max_new_tokens=40)
            ${decoded}
          `
    }
  `;
}

/** SigLIP was trained with texts of one length, and scores each by itself. */
const scoresEach = (model: ModelRecord): boolean => /siglip/.test(modelTypeNameOf(model) ?? '');
const paddingOf = (model: ModelRecord): Code<'python'> =>
  scoresEach(model) || modelTypeNameOf(model) === 'tipsv2'
    ? py`padding="max_length", max_length=64`
    : py`padding=True`;

const chosenLabel = (model: ModelRecord): Code<'python'> => py`
  labels = ${labelsOf(model, imageLabels)}
  inputs = processor(text=labels, images=image, ${paddingOf(model)}, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  scores = outputs.logits_per_image.${scoresEach(model) ? py`sigmoid()` : py`softmax(dim=1)`}
  for label, score in zip(labels, scores[0].tolist()):
      print(label, round(score, 3))
`;

const foundThings = (model: ModelRecord): Code<'python'> => py`
  labels = [${labelsOf(model, ['a bird', 'a branch'])}]
  inputs = processor(images=image, text=labels, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  sizes = [(image.height, image.width)]
  found = processor.post_process_grounded_object_detection(outputs, threshold=0.2, target_sizes=sizes, text_labels=labels)[0]
  for score, label, box in zip(found["scores"], found["text_labels"], found["boxes"]):
      print(label, round(score.item(), 2), box.tolist())
`;

/** The first version takes points per image, later ones also per object. */
function masks(model: ModelRecord): Code<'python'> {
  const first = /^sam(?:_hq)?$/.test(modelTypeNameOf(model) ?? 'sam');
  return py`
    points = ${first ? py`[[[image.width // 2, image.height // 2]]]` : py`[[[[image.width // 2, image.height // 2]]]]`}
    inputs = processor(images=image, input_points=points, return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    print(outputs.pred_masks.shape, outputs.iou_scores.tolist())
  `;
}

const bothFeatures = (model: ModelRecord): Code<'python'> => py`
  inputs = processor(images=image, text=["a photo"], ${paddingOf(model)}, return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  print({name: tuple(value.shape) for name, value in outputs.items() if hasattr(value, "shape")})
`;

const pageVectors = py`
  inputs = processor(images=[image], return_tensors="pt").to(model.device)
  outputs = model(**inputs)
  print(outputs[0].shape)
`;

/** The processor loads what prepares pictures, although there is none. */
const textFeatures: Use = {
  needs: pictureNeeds,
  code: py`
    inputs = processor(text=["a photo"], return_tensors="pt").to(model.device)
    outputs = model(**inputs)
    print(outputs[0].shape)
  `,
};

/** Whether its prompt marks where the image goes: text alone needs no mark. */
const marksImages = (model: ModelRecord): boolean =>
  !isCaptioner(model) &&
  modelTypeOf(modelTypeNameOf(model))?.classes.has('AutoModelForImageTextToText') === true;

const isAsked = ({ pipeline_tag }: ModelRecord): boolean =>
  pipeline_tag === 'visual-question-answering' || pipeline_tag === 'document-question-answering';

/** Undefined for classes that take no image. */
export function seenUse(
  model: ModelRecord,
  context: SnippetContext,
  { model: autoClass }: Classes,
): Use | undefined {
  switch (autoClass) {
    case 'AutoModelForImageTextToText':
    case 'AutoModelForMultimodalLM':
      // Its prompt marks where the image goes, in its own way; text alone needs no mark.
      if (!isCaptioner(model) && !isAsked(model)) return undefined;
      return withImage(
        model,
        context,
        isCaptioner(model) && !isAsked(model) ? caption(model) : answer(model, context),
      );
    case 'AutoModelForCausalLM':
      return isCaptioner(model) ? withImage(model, context, caption(model)) : undefined;
    case 'AutoModelForVisualQuestionAnswering':
      return withImage(model, context, answer(model, context));
    case 'AutoModelForZeroShotImageClassification':
      return withImage(model, context, chosenLabel(model));
    case 'AutoModelForZeroShotObjectDetection':
      return withImage(model, context, foundThings(model));
    case 'AutoModelForMaskGeneration':
      return withImage(model, context, masks(model));
    case 'AutoModel':
      if (model.pipeline_tag === 'visual-document-retrieval') return withImage(model, context, pageVectors);
      return marksImages(model) ? textFeatures : withImage(model, context, bothFeatures(model));
    default:
      return autoClass.startsWith('Vilt') ? withImage(model, context, viltUse(autoClass)) : undefined;
  }
}
