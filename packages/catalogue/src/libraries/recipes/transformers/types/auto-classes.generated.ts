/** @module Written by `npm run generate:classes` from transformers 5.23.0. Do not edit. */

/** An auto class, and how the names of the classes it loads end; behind `=` the whole name. */
export const heads = `
AutoModel Model
AutoModelForCausalLM ForCausalLM
AutoModelForSequenceClassification ForSequenceClassification
AutoModelForMultimodalLM ForConditionalGeneration
AutoModelForTokenClassification ForTokenClassification
AutoModelForImageTextToText ForConditionalGeneration
AutoModelForQuestionAnswering ForQuestionAnswering
AutoModelForMaskedLM ForMaskedLM
AutoModelForPreTraining ForConditionalGeneration
AutoModelForImageClassification ForImageClassification
AutoModelForMultipleChoice ForMultipleChoice
AutoModelForSeq2SeqLM ForConditionalGeneration
AutoModelForTextEncoding Model
AutoModel 
AutoModelForPreTraining ForPreTraining
AutoModelForObjectDetection ForObjectDetection
AutoModelForPreTraining ForMaskedLM
AutoModelForSpeechSeq2Seq ForConditionalGeneration
AutoBackbone 
AutoBackbone Backbone
`;
