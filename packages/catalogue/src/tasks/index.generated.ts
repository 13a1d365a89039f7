/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from './define.ts';
import type { TaskId } from './keys.generated.ts';
import anyToAnyTaskDefinition from './entries/any-to-any/task.ts';
import audioClassificationTaskDefinition from './entries/audio-classification/task.ts';
import audioTextToTextTaskDefinition from './entries/audio-text-to-text/task.ts';
import audioToAudioTaskDefinition from './entries/audio-to-audio/task.ts';
import automaticSpeechRecognitionTaskDefinition from './entries/automatic-speech-recognition/task.ts';
import depthEstimationTaskDefinition from './entries/depth-estimation/task.ts';
import documentQuestionAnsweringTaskDefinition from './entries/document-question-answering/task.ts';
import featureExtractionTaskDefinition from './entries/feature-extraction/task.ts';
import fillMaskTaskDefinition from './entries/fill-mask/task.ts';
import graphMlTaskDefinition from './entries/graph-ml/task.ts';
import imageClassificationTaskDefinition from './entries/image-classification/task.ts';
import imageFeatureExtractionTaskDefinition from './entries/image-feature-extraction/task.ts';
import imageSegmentationTaskDefinition from './entries/image-segmentation/task.ts';
import imageTextToImageTaskDefinition from './entries/image-text-to-image/task.ts';
import imageTextToTextTaskDefinition from './entries/image-text-to-text/task.ts';
import imageTextToVideoTaskDefinition from './entries/image-text-to-video/task.ts';
import imageTo3dTaskDefinition from './entries/image-to-3d/task.ts';
import imageToImageTaskDefinition from './entries/image-to-image/task.ts';
import imageToTextTaskDefinition from './entries/image-to-text/task.ts';
import imageToVideoTaskDefinition from './entries/image-to-video/task.ts';
import keypointDetectionTaskDefinition from './entries/keypoint-detection/task.ts';
import maskGenerationTaskDefinition from './entries/mask-generation/task.ts';
import multipleChoiceTaskDefinition from './entries/multiple-choice/task.ts';
import objectDetectionTaskDefinition from './entries/object-detection/task.ts';
import otherTaskDefinition from './entries/other/task.ts';
import questionAnsweringTaskDefinition from './entries/question-answering/task.ts';
import reinforcementLearningTaskDefinition from './entries/reinforcement-learning/task.ts';
import roboticsTaskDefinition from './entries/robotics/task.ts';
import sentenceSimilarityTaskDefinition from './entries/sentence-similarity/task.ts';
import summarizationTaskDefinition from './entries/summarization/task.ts';
import tableQuestionAnsweringTaskDefinition from './entries/table-question-answering/task.ts';
import tableToTextTaskDefinition from './entries/table-to-text/task.ts';
import tabularClassificationTaskDefinition from './entries/tabular-classification/task.ts';
import tabularRegressionTaskDefinition from './entries/tabular-regression/task.ts';
import tabularToTextTaskDefinition from './entries/tabular-to-text/task.ts';
import textClassificationTaskDefinition from './entries/text-classification/task.ts';
import textGenerationTaskDefinition from './entries/text-generation/task.ts';
import textRankingTaskDefinition from './entries/text-ranking/task.ts';
import textRetrievalTaskDefinition from './entries/text-retrieval/task.ts';
import textTo3dTaskDefinition from './entries/text-to-3d/task.ts';
import textToAudioTaskDefinition from './entries/text-to-audio/task.ts';
import textToImageTaskDefinition from './entries/text-to-image/task.ts';
import textToSpeechTaskDefinition from './entries/text-to-speech/task.ts';
import textToVideoTaskDefinition from './entries/text-to-video/task.ts';
import timeSeriesForecastingTaskDefinition from './entries/time-series-forecasting/task.ts';
import tokenClassificationTaskDefinition from './entries/token-classification/task.ts';
import translationTaskDefinition from './entries/translation/task.ts';
import unconditionalImageGenerationTaskDefinition from './entries/unconditional-image-generation/task.ts';
import videoClassificationTaskDefinition from './entries/video-classification/task.ts';
import videoTextToTextTaskDefinition from './entries/video-text-to-text/task.ts';
import videoToVideoTaskDefinition from './entries/video-to-video/task.ts';
import visualDocumentRetrievalTaskDefinition from './entries/visual-document-retrieval/task.ts';
import visualQuestionAnsweringTaskDefinition from './entries/visual-question-answering/task.ts';
import voiceActivityDetectionTaskDefinition from './entries/voice-activity-detection/task.ts';
import zeroShotClassificationTaskDefinition from './entries/zero-shot-classification/task.ts';
import zeroShotImageClassificationTaskDefinition from './entries/zero-shot-image-classification/task.ts';
import zeroShotObjectDetectionTaskDefinition from './entries/zero-shot-object-detection/task.ts';

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
} as const satisfies Record<TaskId, TaskDefinition>;
