/** @module `pipeline(…)` of Transformers: supported tasks, with one call for each. */
import { type Code, py } from '../../../../code/index.ts';
import { isReranker, maskTokenOf, needsRemoteCode, widgetOf } from '../../../../records/fields.ts';
import type { ModelRecord } from '../../../../records/model.ts';
import { own } from '../../../../snippets/own.ts';
import type { SnippetContext } from '../../../../snippets/context.ts';
import { pip } from '../../../../snippets/requirement.ts';
import { sampleImage, sampleUrl } from '../../../../snippets/samples/image.ts';
import { sampleText } from '../../../../snippets/samples/samples.ts';
import { accelerate } from '../needs/accelerate.ts';
import { ffmpeg } from '../needs/programs.ts';
import { labelledText } from '../uses/asked.ts';
import { chatLimit, chatMessages, chatNeeds } from '../chat/chat.ts';
import { isCaptioner, isTaggedChat, lacksChatTemplate } from '../kinds/chat.ts';
import { hasDecoder, modelTypeNameOf } from '../types/model-type.ts';
import type { Call, Recipe } from './call.ts';
import { type Classes, tokenizer } from '../tasks/classes.ts';
import { hasEnded } from './ended.ts';
import { endedRecipe } from './ended-calls.ts';
import { readsDocuments } from '../kinds/document.ts';
import { documentCall } from '../uses/document.ts';
import { gapOf } from '../inputs/gap.ts';
import { continuedText, pipedText } from '../inputs/given-text.ts';
import { imageCall as image } from '../uses/image.ts';
import { imageLabels, labelsOf } from '../inputs/labels.ts';
import { pictureNeeds } from '../needs/pictures.ts';
import { isRanked } from '../tasks/rerankers.ts';
import { corrects, hasSeveralLabels } from '../uses/read.ts';
import { isReward } from '../kinds/reward.ts';
import { withAllLabels } from '../uses/several-labels.ts';
import { spokenCall as spoken } from '../uses/spoken.ts';
import { sampleTable, tableNeeds } from '../inputs/table.ts';
import { readsTable } from '../kinds/table.ts';
import { taskClasses } from '../tasks/by-task.ts';
import { watchedCall } from '../uses/watched.ts';
import { needsOther } from '../uses/written.ts';
import * as asset from '../../../../tasks/sample-assets.ts';

const text: Recipe = (model) => {
  const given = sampleText(model);
  return { args: needsOther(model, given) ? pipedText(model, given) : py`${given}` };
};

const labelledImage: Recipe = (model, { platform }) => ({
  args: py`${sampleImage(model, platform)}, candidate_labels=${labelsOf(model, imageLabels)}`,
  needs: [pip('pillow')],
});

const speech: Recipe = (_model, { platform }) => ({
  args: py`${sampleUrl(platform, asset.speech)}`,
  // The pipeline decodes a URL with the program, not with a package.
  needs: [ffmpeg],
});

/** Without a known mask token, the text uses the token of the loaded tokenizer. */
const masked: Recipe = (model) => {
  const token = maskTokenOf(model);
  const given = widgetOf(model)?.text;
  if (given !== undefined) return { args: py`${given}` };
  const [before, after] = gapOf(model);
  if (token !== undefined) return { args: py`${before + token + after}` };
  return { args: py`${before} + pipe.tokenizer.mask_token + ${after}` };
};

/** Code in repositories may need a release in which an answer ends with the 20th token, those of the messages counted. */
const chat: Recipe = (model, context) => {
  const isText = model.pipeline_tag === 'text-generation';
  const limit = py`, max_new_tokens=${chatLimit(model)}`;
  return {
    before: py`messages = ${chatMessages(model, context.platform)}`,
    args: isText ? py`messages${needsRemoteCode(model) ? limit : py.none}` : py`text=messages${limit}`,
    needs: isText ? [] : chatNeeds(model),
  };
};

const recipes: Readonly<Record<string, Recipe>> = {
  'any-to-any': chat,
  'audio-classification': speech,
  'automatic-speech-recognition': speech,
  'depth-estimation': image,
  'document-question-answering': (model, context) => documentCall(model, context),
  'feature-extraction': text,
  'fill-mask': masked,
  'image-classification': image,
  'image-feature-extraction': image,
  'image-segmentation': image,
  'image-text-to-text': chat,
  'mask-generation': (model, context) => ({ ...image(model, context), needs: pictureNeeds }),
  'object-detection': image,
  'table-question-answering': (model) => ({
    args: py`${py.args(sampleTable(model))}`,
    needs: tableNeeds(model),
  }),
  'text-classification': (model, context) =>
    hasSeveralLabels(model) ? withAllLabels(text(model, context)) : text(model, context),
  'text-generation': (model, context) => {
    if (isTaggedChat(model)) return chat(model, context);
    const given = sampleText(model);
    return {
      args: needsOther(model, given) ? continuedText(model, given) : py`${given}, max_new_tokens=40`,
    };
  },
  'text-to-audio': spoken,
  'text-to-speech': spoken,
  'token-classification': text,
  'video-classification': (model, context) => watchedCall(model, context),
  'zero-shot-classification': (model) => ({ args: labelledText(model) }),
  'zero-shot-image-classification': labelledImage,
  'zero-shot-object-detection': labelledImage,
};

export const hasPipeline = (task: string | undefined, major = 5): task is string =>
  task !== undefined && (Object.hasOwn(recipes, task) || (major < 5 && hasEnded(task)));

/** Model types that no class of the pipeline for image segmentation loads. */
const universal = /^(?:eomt|mask2?former|oneformer|videomt)/;

/** Auto classes that turn speech into text. */
const transcribes = /For(?:CTC|RNNT|Speech|TDT)/;

/** The pipeline sends chat messages, for which captioners and base models have no template, to a class for several inputs. */
const chatsAboutPictures = (model: ModelRecord, classes: Classes): boolean =>
  !isCaptioner(model) && !lacksChatTemplate(model) && !classes.model.endsWith('CausalLM');

/** SpeechT5 also needs a voice. */
const speaksText = (model: ModelRecord, { model: autoClass }: Classes): boolean =>
  !autoClass.endsWith('CausalLM') && modelTypeNameOf(model) !== 'speecht5';

const readsTextAlone = (model: ModelRecord, classes: Classes): boolean => !readsDocuments(model, classes);

/** Pipelines that pass text alone, or expect one class: other models of the task fail in them. */
const accepts: Readonly<Record<string, (model: ModelRecord, classes: Classes) => boolean>> = {
  'any-to-any': chatsAboutPictures,
  'audio-classification': (_model, { model }) => model.endsWith('AudioClassification'),
  'automatic-speech-recognition': (_model, { model }) => transcribes.test(model),
  // Before 5.23, it loads these by their architecture, with an argument that those classes do not have.
  'image-segmentation': (model) => !universal.test(modelTypeNameOf(model) ?? ''),
  'feature-extraction': (model, classes) =>
    classes.processor === tokenizer && !hasDecoder(model) && readsTextAlone(model, classes),
  'fill-mask': (model, { model: autoClass }) => autoClass.endsWith('MaskedLM') && !corrects(model),
  'image-text-to-text': chatsAboutPictures,
  // It would take the prompt for the beginning of the answer, or not load a model that also speaks.
  'text-generation': (_model, { model }) => !/Seq2Seq|Multimodal/.test(model),
  'text-classification': readsTextAlone,
  'text-to-audio': speaksText,
  'text-to-speech': speaksText,
  'token-classification': readsTextAlone,
};

/** A pipeline would add a head with random weights to a bare model; that of a language model is its embedding. */
const lacksHead = (model: ModelRecord, classes: Classes): boolean =>
  classes.model === 'AutoModel' &&
  !needsRemoteCode(model) &&
  !taskClasses(model).some((one) => one === 'AutoModel' || one === 'AutoModelForCausalLM');

/** Whether the pipeline of the task can run a model that these classes load; pairs of texts need the model itself. */
export const pipelineAccepts = (model: ModelRecord, task: string, classes: Classes | undefined): boolean =>
  classes === undefined ||
  ((own(accepts, task)?.(model, classes) ?? true) &&
    !lacksHead(model, classes) &&
    (task.startsWith('table') ? /Table/.test(classes.model) : !readsTable(model)) &&
    (task === 'zero-shot-classification' ||
      (!(isReranker(model) && isRanked(model, classes)) && !isReward(model, classes))));

/** Names of models that no single GPU holds: most state their size, which the record may lack. */
const large =
  /(?<![.\d])(?:[4-9]\d|\d{3,4})b(?![a-z])|(?:^|\/)(?:deepseek-[rv]\d|glm-(?:4\.[567]|5)|grok-[12]|kimi-k|step-?3)(?![^]*(?:\db|air|distill|flash|lite|tiny))/i;

/** Accelerate loads quantized weights, and divides those that are too large for one GPU. */
const isPlaced = (model: ModelRecord, quantized: boolean): boolean =>
  quantized || (model.safetensors?.total ?? (large.test(model.id) ? Infinity : 0)) > 4e10;

/** A complete `pipeline` example, with its additional requirements. */
export function pipelineExample(
  model: ModelRecord,
  context: SnippetContext,
  task: string,
  quantized: boolean,
  load: Readonly<Record<string, string | boolean | undefined>>,
): Required<Pick<Call, 'needs' | 'warnings'>> & { readonly code: Code<'python'> } {
  const placed = isPlaced(model, quantized);
  const {
    before,
    args,
    after,
    needs = [],
    warnings = [],
  } = (own(recipes, task) ?? (hasEnded(task) ? endedRecipe(task, text, image) : text))(model, context);
  const imports = before?.text.startsWith('import') ? before : py.none;
  const inputs = imports === py.none ? (before ?? py.none) : py.none;
  return {
    code: py`
      ${imports}
      from transformers import pipeline

      pipe = pipeline(${task}, model=${model.id}${py.rest({ ...load, device_map: placed ? 'auto' : undefined })})
      ${inputs}
      result = pipe(${args})
      ${after ?? py`print(result)`}
    `,
    needs: [...(placed ? [accelerate] : []), ...needs],
    warnings,
  };
}
