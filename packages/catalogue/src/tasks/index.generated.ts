/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from '../task.ts';
import anyToAnyTaskDefinition from './any-to-any/task.ts';
import audioClassificationTaskDefinition from './audio-classification/task.ts';
import audioTextToTextTaskDefinition from './audio-text-to-text/task.ts';
import audioToAudioTaskDefinition from './audio-to-audio/task.ts';
import automaticSpeechRecognitionTaskDefinition from './automatic-speech-recognition/task.ts';
import depthEstimationTaskDefinition from './depth-estimation/task.ts';
import documentQuestionAnsweringTaskDefinition from './document-question-answering/task.ts';
import featureExtractionTaskDefinition from './feature-extraction/task.ts';
import fillMaskTaskDefinition from './fill-mask/task.ts';
import graphMlTaskDefinition from './graph-ml/task.ts';
import imageClassificationTaskDefinition from './image-classification/task.ts';
import imageFeatureExtractionTaskDefinition from './image-feature-extraction/task.ts';
import imageSegmentationTaskDefinition from './image-segmentation/task.ts';
import imageTextToImageTaskDefinition from './image-text-to-image/task.ts';
import imageTextToTextTaskDefinition from './image-text-to-text/task.ts';
import imageTextToVideoTaskDefinition from './image-text-to-video/task.ts';
import imageTo3dTaskDefinition from './image-to-3d/task.ts';
import imageToImageTaskDefinition from './image-to-image/task.ts';
import imageToTextTaskDefinition from './image-to-text/task.ts';
import imageToVideoTaskDefinition from './image-to-video/task.ts';
import keypointDetectionTaskDefinition from './keypoint-detection/task.ts';
import maskGenerationTaskDefinition from './mask-generation/task.ts';
import multipleChoiceTaskDefinition from './multiple-choice/task.ts';
import objectDetectionTaskDefinition from './object-detection/task.ts';
import otherTaskDefinition from './other/task.ts';
import questionAnsweringTaskDefinition from './question-answering/task.ts';
import reinforcementLearningTaskDefinition from './reinforcement-learning/task.ts';
import roboticsTaskDefinition from './robotics/task.ts';
import sentenceSimilarityTaskDefinition from './sentence-similarity/task.ts';
import summarizationTaskDefinition from './summarization/task.ts';
import tableQuestionAnsweringTaskDefinition from './table-question-answering/task.ts';
import tableToTextTaskDefinition from './table-to-text/task.ts';
import tabularClassificationTaskDefinition from './tabular-classification/task.ts';
import tabularRegressionTaskDefinition from './tabular-regression/task.ts';
import tabularToTextTaskDefinition from './tabular-to-text/task.ts';
import textClassificationTaskDefinition from './text-classification/task.ts';
import textGenerationTaskDefinition from './text-generation/task.ts';
import textRankingTaskDefinition from './text-ranking/task.ts';
import textRetrievalTaskDefinition from './text-retrieval/task.ts';
import textTo3dTaskDefinition from './text-to-3d/task.ts';
import textToAudioTaskDefinition from './text-to-audio/task.ts';
import textToImageTaskDefinition from './text-to-image/task.ts';
import textToSpeechTaskDefinition from './text-to-speech/task.ts';
import textToVideoTaskDefinition from './text-to-video/task.ts';
import timeSeriesForecastingTaskDefinition from './time-series-forecasting/task.ts';
import tokenClassificationTaskDefinition from './token-classification/task.ts';
import translationTaskDefinition from './translation/task.ts';
import unconditionalImageGenerationTaskDefinition from './unconditional-image-generation/task.ts';
import videoClassificationTaskDefinition from './video-classification/task.ts';
import videoTextToTextTaskDefinition from './video-text-to-text/task.ts';
import videoToVideoTaskDefinition from './video-to-video/task.ts';
import visualDocumentRetrievalTaskDefinition from './visual-document-retrieval/task.ts';
import visualQuestionAnsweringTaskDefinition from './visual-question-answering/task.ts';
import voiceActivityDetectionTaskDefinition from './voice-activity-detection/task.ts';
import zeroShotClassificationTaskDefinition from './zero-shot-classification/task.ts';
import zeroShotImageClassificationTaskDefinition from './zero-shot-image-classification/task.ts';
import zeroShotObjectDetectionTaskDefinition from './zero-shot-object-detection/task.ts';

export const tasks = {
  'any-to-any': anyToAnyTaskDefinition,
  'audio-classification': audioClassificationTaskDefinition,
  'audio-text-to-text': audioTextToTextTaskDefinition,
  'audio-to-audio': audioToAudioTaskDefinition,
  'automatic-speech-recognition': automaticSpeechRecognitionTaskDefinition,
  'depth-estimation': depthEstimationTaskDefinition,
  'document-question-answering': documentQuestionAnsweringTaskDefinition,
  'feature-extraction': featureExtractionTaskDefinition,
  'fill-mask': fillMaskTaskDefinition,
  'graph-ml': graphMlTaskDefinition,
  'image-classification': imageClassificationTaskDefinition,
  'image-feature-extraction': imageFeatureExtractionTaskDefinition,
  'image-segmentation': imageSegmentationTaskDefinition,
  'image-text-to-image': imageTextToImageTaskDefinition,
  'image-text-to-text': imageTextToTextTaskDefinition,
  'image-text-to-video': imageTextToVideoTaskDefinition,
  'image-to-3d': imageTo3dTaskDefinition,
  'image-to-image': imageToImageTaskDefinition,
  'image-to-text': imageToTextTaskDefinition,
  'image-to-video': imageToVideoTaskDefinition,
  'keypoint-detection': keypointDetectionTaskDefinition,
  'mask-generation': maskGenerationTaskDefinition,
  'multiple-choice': multipleChoiceTaskDefinition,
  'object-detection': objectDetectionTaskDefinition,
  'other': otherTaskDefinition,
  'question-answering': questionAnsweringTaskDefinition,
  'reinforcement-learning': reinforcementLearningTaskDefinition,
  'robotics': roboticsTaskDefinition,
  'sentence-similarity': sentenceSimilarityTaskDefinition,
  'summarization': summarizationTaskDefinition,
  'table-question-answering': tableQuestionAnsweringTaskDefinition,
  'table-to-text': tableToTextTaskDefinition,
  'tabular-classification': tabularClassificationTaskDefinition,
  'tabular-regression': tabularRegressionTaskDefinition,
  'tabular-to-text': tabularToTextTaskDefinition,
  'text-classification': textClassificationTaskDefinition,
  'text-generation': textGenerationTaskDefinition,
  'text-ranking': textRankingTaskDefinition,
  'text-retrieval': textRetrievalTaskDefinition,
  'text-to-3d': textTo3dTaskDefinition,
  'text-to-audio': textToAudioTaskDefinition,
  'text-to-image': textToImageTaskDefinition,
  'text-to-speech': textToSpeechTaskDefinition,
  'text-to-video': textToVideoTaskDefinition,
  'time-series-forecasting': timeSeriesForecastingTaskDefinition,
  'token-classification': tokenClassificationTaskDefinition,
  'translation': translationTaskDefinition,
  'unconditional-image-generation': unconditionalImageGenerationTaskDefinition,
  'video-classification': videoClassificationTaskDefinition,
  'video-text-to-text': videoTextToTextTaskDefinition,
  'video-to-video': videoToVideoTaskDefinition,
  'visual-document-retrieval': visualDocumentRetrievalTaskDefinition,
  'visual-question-answering': visualQuestionAnsweringTaskDefinition,
  'voice-activity-detection': voiceActivityDetectionTaskDefinition,
  'zero-shot-classification': zeroShotClassificationTaskDefinition,
  'zero-shot-image-classification': zeroShotImageClassificationTaskDefinition,
  'zero-shot-object-detection': zeroShotObjectDetectionTaskDefinition,
} as const satisfies Record<string, TaskDefinition>;

export type TaskId = keyof typeof tasks;
