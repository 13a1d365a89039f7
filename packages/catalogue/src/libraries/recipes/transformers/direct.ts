/** @module Loading a model with an auto class of Transformers, and using it once. */
import { type Code, py } from '../../../code/index.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { own } from '../../../snippets/own.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import type { Requirement } from '../../../snippets/requirement.ts';
import { type Classes, imageProcessor, processor, tokenizer, variableOf } from './classes.ts';
import { useOf } from './uses.ts';

/** What a task is loaded with when the record does not say. */
const classesByTask: Readonly<Record<string, readonly [model: string, processor: string]>> = {
  'any-to-any': ['AutoModelForMultimodalLM', processor],
  'audio-text-to-text': ['AutoModelForMultimodalLM', processor],
  'audio-classification': ['AutoModelForAudioClassification', 'AutoFeatureExtractor'],
  'automatic-speech-recognition': ['AutoModelForSpeechSeq2Seq', processor],
  conversational: ['AutoModelForCausalLM', tokenizer],
  'depth-estimation': ['AutoModelForDepthEstimation', imageProcessor],
  'document-question-answering': ['AutoModelForDocumentQuestionAnswering', processor],
  'feature-extraction': ['AutoModel', tokenizer],
  'fill-mask': ['AutoModelForMaskedLM', tokenizer],
  'image-classification': ['AutoModelForImageClassification', imageProcessor],
  'image-feature-extraction': ['AutoModel', imageProcessor],
  'image-segmentation': ['AutoModelForImageSegmentation', imageProcessor],
  'image-text-to-text': ['AutoModelForImageTextToText', processor],
  'image-to-image': ['AutoModelForImageToImage', imageProcessor],
  'image-to-text': ['AutoModelForImageTextToText', processor],
  'keypoint-detection': ['AutoModelForKeypointDetection', imageProcessor],
  'mask-generation': ['AutoModelForMaskGeneration', processor],
  'multiple-choice': ['AutoModelForMultipleChoice', tokenizer],
  'object-detection': ['AutoModelForObjectDetection', imageProcessor],
  'question-answering': ['AutoModelForQuestionAnswering', tokenizer],
  'sentence-similarity': ['AutoModel', tokenizer],
  summarization: ['AutoModelForSeq2SeqLM', tokenizer],
  'table-question-answering': ['AutoModelForTableQuestionAnswering', tokenizer],
  'text-classification': ['AutoModelForSequenceClassification', tokenizer],
  'text-generation': ['AutoModelForCausalLM', tokenizer],
  'text-to-audio': ['AutoModelForTextToWaveform', processor],
  'text-to-speech': ['AutoModelForTextToWaveform', processor],
  'text2text-generation': ['AutoModelForSeq2SeqLM', tokenizer],
  'token-classification': ['AutoModelForTokenClassification', tokenizer],
  translation: ['AutoModelForSeq2SeqLM', tokenizer],
  'video-classification': ['AutoModelForVideoClassification', 'AutoVideoProcessor'],
  'video-text-to-text': ['AutoModelForImageTextToText', processor],
  'visual-question-answering': ['AutoModelForVisualQuestionAnswering', processor],
  'zero-shot-classification': ['AutoModelForSequenceClassification', tokenizer],
  'zero-shot-image-classification': ['AutoModelForZeroShotImageClassification', processor],
  'zero-shot-object-detection': ['AutoModelForZeroShotObjectDetection', processor],
};

/** Names that older records give, and what current releases call the class. */
const renamed: Readonly<Record<string, string>> = {
  AutoModelForVision2Seq: 'AutoModelForImageTextToText',
  AutoModelWithLMHead: 'AutoModelForCausalLM',
};

/** The classes the record names, where they are names; else those of its task. */
export function classesOf(model: ModelRecord): Classes | undefined {
  const info = model.transformersInfo;
  const named = info?.auto_model ?? model.auto_model;
  const byTask = own(classesByTask, model.pipeline_tag ?? info?.pipeline_tag);
  if (named === undefined) return byTask && { model: byTask[0], processor: byTask[1] };
  const given = info?.processor;
  return {
    model: py.isIdentifier(named) ? (own(renamed, named) ?? named) : 'AutoModel',
    processor: given !== undefined && py.isIdentifier(given) ? given : undefined,
  };
}

/** Takes the place of the auto class where another package loads the same weights. */
export interface Loader {
  readonly imports: Code<'python'>;
  readonly name: Code<'python'>;
  readonly options?: Readonly<Record<string, string | boolean | undefined>>;
}

/** One whole example that loads and uses the model, with what it needs beside Transformers. */
export function directExample(
  model: ModelRecord,
  context: SnippetContext,
  classes: Classes,
  load: Readonly<Record<string, string | boolean | undefined>>,
  loader?: Loader,
): { readonly code: Code<'python'>; readonly needs: readonly Requirement[] } {
  const { imports = py.none, code, needs = [] } = useOf(model, context, classes);
  const preparing = classes.processor === undefined ? [] : [py.identifier(classes.processor)];
  const ours = loader ? preparing : [...preparing, py.identifier(classes.model)];
  const variable = variableOf(classes);
  const prepare = preparing[0]
    ? py`${variable} = ${preparing[0]}.from_pretrained(${model.id}${py.rest(load)})`
    : py.none;
  const options = loader ? (loader.options ?? {}) : { ...load, device_map: 'auto' };
  return {
    code: py`
      ${loader?.imports ?? py.none}
      ${ours.length === 0 ? py.none : py`from transformers import ${py.join(ours, ', ')}`}
      ${imports}

      ${prepare}
      model = ${loader?.name ?? py.identifier(classes.model)}.from_pretrained(${model.id}${py.rest(options)})

      ${code}
    `,
    needs,
  };
}
