/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskSamples } from './define-samples.ts';
import audioClassificationTaskSamples from './entries/audio-classification/samples.ts';
import audioToAudioTaskSamples from './entries/audio-to-audio/samples.ts';
import automaticSpeechRecognitionTaskSamples from './entries/automatic-speech-recognition/samples.ts';
import documentQuestionAnsweringTaskSamples from './entries/document-question-answering/samples.ts';
import featureExtractionTaskSamples from './entries/feature-extraction/samples.ts';
import fillMaskTaskSamples from './entries/fill-mask/samples.ts';
import imageClassificationTaskSamples from './entries/image-classification/samples.ts';
import imageSegmentationTaskSamples from './entries/image-segmentation/samples.ts';
import imageTextToImageTaskSamples from './entries/image-text-to-image/samples.ts';
import imageTextToTextTaskSamples from './entries/image-text-to-text/samples.ts';
import imageTextToVideoTaskSamples from './entries/image-text-to-video/samples.ts';
import imageToImageTaskSamples from './entries/image-to-image/samples.ts';
import imageToTextTaskSamples from './entries/image-to-text/samples.ts';
import imageToVideoTaskSamples from './entries/image-to-video/samples.ts';
import objectDetectionTaskSamples from './entries/object-detection/samples.ts';
import questionAnsweringTaskSamples from './entries/question-answering/samples.ts';
import sentenceSimilarityTaskSamples from './entries/sentence-similarity/samples.ts';
import summarizationTaskSamples from './entries/summarization/samples.ts';
import tableQuestionAnsweringTaskSamples from './entries/table-question-answering/samples.ts';
import tabularClassificationTaskSamples from './entries/tabular-classification/samples.ts';
import tabularRegressionTaskSamples from './entries/tabular-regression/samples.ts';
import textClassificationTaskSamples from './entries/text-classification/samples.ts';
import textGenerationTaskSamples from './entries/text-generation/samples.ts';
import textToAudioTaskSamples from './entries/text-to-audio/samples.ts';
import textToImageTaskSamples from './entries/text-to-image/samples.ts';
import textToSpeechTaskSamples from './entries/text-to-speech/samples.ts';
import textToVideoTaskSamples from './entries/text-to-video/samples.ts';
import tokenClassificationTaskSamples from './entries/token-classification/samples.ts';
import translationTaskSamples from './entries/translation/samples.ts';
import visualQuestionAnsweringTaskSamples from './entries/visual-question-answering/samples.ts';
import zeroShotClassificationTaskSamples from './entries/zero-shot-classification/samples.ts';
import zeroShotImageClassificationTaskSamples from './entries/zero-shot-image-classification/samples.ts';

export const taskSamples = {
  'audio-classification': audioClassificationTaskSamples,
  'audio-to-audio': audioToAudioTaskSamples,
  'automatic-speech-recognition': automaticSpeechRecognitionTaskSamples,
  'document-question-answering': documentQuestionAnsweringTaskSamples,
  'feature-extraction': featureExtractionTaskSamples,
  'fill-mask': fillMaskTaskSamples,
  'image-classification': imageClassificationTaskSamples,
  'image-segmentation': imageSegmentationTaskSamples,
  'image-text-to-image': imageTextToImageTaskSamples,
  'image-text-to-text': imageTextToTextTaskSamples,
  'image-text-to-video': imageTextToVideoTaskSamples,
  'image-to-image': imageToImageTaskSamples,
  'image-to-text': imageToTextTaskSamples,
  'image-to-video': imageToVideoTaskSamples,
  'object-detection': objectDetectionTaskSamples,
  'question-answering': questionAnsweringTaskSamples,
  'sentence-similarity': sentenceSimilarityTaskSamples,
  'summarization': summarizationTaskSamples,
  'table-question-answering': tableQuestionAnsweringTaskSamples,
  'tabular-classification': tabularClassificationTaskSamples,
  'tabular-regression': tabularRegressionTaskSamples,
  'text-classification': textClassificationTaskSamples,
  'text-generation': textGenerationTaskSamples,
  'text-to-audio': textToAudioTaskSamples,
  'text-to-image': textToImageTaskSamples,
  'text-to-speech': textToSpeechTaskSamples,
  'text-to-video': textToVideoTaskSamples,
  'token-classification': tokenClassificationTaskSamples,
  'translation': translationTaskSamples,
  'visual-question-answering': visualQuestionAnsweringTaskSamples,
  'zero-shot-classification': zeroShotClassificationTaskSamples,
  'zero-shot-image-classification': zeroShotImageClassificationTaskSamples,
} as const satisfies Record<string, TaskSamples>;

export type HostedTask = keyof typeof taskSamples;
