/** @module The auto classes of each task, the default first. */

const text2text = ['AutoModelForSeq2SeqLM', 'AutoModelForCausalLM', 'AutoModelForImageTextToText'];

/** Classes of chat models: those that also read images have no class for text alone. */
export const chatClasses = [
  'AutoModelForCausalLM',
  'AutoModelForImageTextToText',
  'AutoModelForMultimodalLM',
];
const generation = [...chatClasses, 'AutoModelForSeq2SeqLM'];
const seen = ['AutoModelForImageTextToText', 'AutoModelForMultimodalLM', 'AutoModelForCausalLM'];
const heard = ['AutoModelForMultimodalLM', 'AutoModelForSpeechSeq2Seq', 'AutoModelForImageTextToText'];
const spoken = ['AutoModelForTextToWaveform', 'AutoModelForTextToSpectrogram', 'AutoModelForMultimodalLM'];
const features = ['AutoModel'];

/** If the model type is known, the first class that loads it is used. */
export const autoClassesByTask: Readonly<Record<string, readonly string[]>> = {
  'any-to-any': ['AutoModelForMultimodalLM', 'AutoModelForImageTextToText', 'AutoModelForCausalLM'],
  'audio-classification': ['AutoModelForAudioClassification'],
  'audio-text-to-text': heard,
  'automatic-speech-recognition': [
    'AutoModelForSpeechSeq2Seq',
    'AutoModelForCTC',
    'AutoModelForTDT',
    'AutoModelForRNNT',
    'AutoModelForMultimodalLM',
  ],
  conversational: generation,
  'depth-estimation': ['AutoModelForDepthEstimation'],
  'document-question-answering': [
    'AutoModelForDocumentQuestionAnswering',
    'AutoModelForImageTextToText',
    'AutoModelForQuestionAnswering',
  ],
  'feature-extraction': features,
  'fill-mask': ['AutoModelForMaskedLM'],
  'image-classification': ['AutoModelForImageClassification'],
  'image-feature-extraction': features,
  'image-segmentation': [
    'AutoModelForImageSegmentation',
    'AutoModelForSemanticSegmentation',
    'AutoModelForUniversalSegmentation',
    'AutoModelForInstanceSegmentation',
  ],
  'image-text-to-text': seen,
  'image-to-image': ['AutoModelForImageToImage'],
  'image-to-text': seen,
  'keypoint-detection': ['AutoModelForKeypointDetection', 'AutoModelForPoseEstimation'],
  'mask-generation': ['AutoModelForMaskGeneration'],
  'multiple-choice': ['AutoModelForMultipleChoice'],
  'object-detection': ['AutoModelForObjectDetection'],
  'question-answering': ['AutoModelForQuestionAnswering'],
  'sentence-similarity': features,
  summarization: text2text,
  'table-question-answering': ['AutoModelForTableQuestionAnswering', 'AutoModelForSeq2SeqLM'],
  'table-to-text': text2text,
  'text-classification': ['AutoModelForSequenceClassification'],
  'text-generation': generation,
  'text-ranking': ['AutoModelForSequenceClassification', 'AutoModelForCausalLM'],
  'text-to-audio': spoken,
  'text-to-speech': spoken,
  'text2text-generation': text2text,
  'time-series-forecasting': ['AutoModelForTimeSeriesPrediction'],
  'token-classification': ['AutoModelForTokenClassification'],
  translation: text2text,
  'video-classification': ['AutoModelForVideoClassification'],
  'video-text-to-text': seen,
  'visual-document-retrieval': features,
  'visual-question-answering': ['AutoModelForVisualQuestionAnswering', 'AutoModelForImageTextToText'],
  'zero-shot-classification': ['AutoModelForSequenceClassification'],
  'zero-shot-image-classification': ['AutoModelForZeroShotImageClassification'],
  'zero-shot-object-detection': ['AutoModelForZeroShotObjectDetection'],
};
