/** @module The auto class of an architecture whose model type is unknown. */

/** By suffix of the name. */
const byEnding: readonly (readonly [ending: RegExp, autoClass: string])[] = [
  [/For(?:CausalLM|CausalLMVision)$|LMHeadModel$/, 'AutoModelForCausalLM'],
  [/ForMaskedLM$/, 'AutoModelForMaskedLM'],
  [/ForSequenceClassification$/, 'AutoModelForSequenceClassification'],
  [/ForTokenClassification$/, 'AutoModelForTokenClassification'],
  [/ForQuestionAnswering$/, 'AutoModelForQuestionAnswering'],
  [/ForMultipleChoice$/, 'AutoModelForMultipleChoice'],
  [/ForImageClassification$/, 'AutoModelForImageClassification'],
  [/ForObjectDetection$/, 'AutoModelForObjectDetection'],
  [/ForSemanticSegmentation$/, 'AutoModelForSemanticSegmentation'],
  [/ForCTC$/, 'AutoModelForCTC'],
  [/MTModel$|ForSeq2SeqLM$|^EncoderDecoderModel$/, 'AutoModelForSeq2SeqLM'],
  [/Model$/, 'AutoModel'],
];

export const classEnding = (architecture: string): string | undefined =>
  byEnding.find(([ending]) => ending.test(architecture))?.[1];
