/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from '../task.ts';
import depthEstimationTaskDefinition from './depth-estimation/task.ts';
import featureExtractionTaskDefinition from './feature-extraction/task.ts';
import fillMaskTaskDefinition from './fill-mask/task.ts';
import imageClassificationTaskDefinition from './image-classification/task.ts';
import imageFeatureExtractionTaskDefinition from './image-feature-extraction/task.ts';
import imageSegmentationTaskDefinition from './image-segmentation/task.ts';
import imageTo3dTaskDefinition from './image-to-3d/task.ts';
import imageToImageTaskDefinition from './image-to-image/task.ts';
import imageToTextTaskDefinition from './image-to-text/task.ts';
import imageToVideoTaskDefinition from './image-to-video/task.ts';
import keypointDetectionTaskDefinition from './keypoint-detection/task.ts';
import maskGenerationTaskDefinition from './mask-generation/task.ts';
import multipleChoiceTaskDefinition from './multiple-choice/task.ts';
import objectDetectionTaskDefinition from './object-detection/task.ts';
import questionAnsweringTaskDefinition from './question-answering/task.ts';
import sentenceSimilarityTaskDefinition from './sentence-similarity/task.ts';
import summarizationTaskDefinition from './summarization/task.ts';
import tableQuestionAnsweringTaskDefinition from './table-question-answering/task.ts';
import tableToTextTaskDefinition from './table-to-text/task.ts';
import textClassificationTaskDefinition from './text-classification/task.ts';
import textGenerationTaskDefinition from './text-generation/task.ts';
import textRankingTaskDefinition from './text-ranking/task.ts';
import textRetrievalTaskDefinition from './text-retrieval/task.ts';
import textTo3dTaskDefinition from './text-to-3d/task.ts';
import textToImageTaskDefinition from './text-to-image/task.ts';
import textToVideoTaskDefinition from './text-to-video/task.ts';
import tokenClassificationTaskDefinition from './token-classification/task.ts';
import translationTaskDefinition from './translation/task.ts';
import unconditionalImageGenerationTaskDefinition from './unconditional-image-generation/task.ts';
import videoClassificationTaskDefinition from './video-classification/task.ts';
import videoToVideoTaskDefinition from './video-to-video/task.ts';
import zeroShotClassificationTaskDefinition from './zero-shot-classification/task.ts';
import zeroShotImageClassificationTaskDefinition from './zero-shot-image-classification/task.ts';
import zeroShotObjectDetectionTaskDefinition from './zero-shot-object-detection/task.ts';

export const tasks = {
  'depth-estimation': depthEstimationTaskDefinition,
  'feature-extraction': featureExtractionTaskDefinition,
  'fill-mask': fillMaskTaskDefinition,
  'image-classification': imageClassificationTaskDefinition,
  'image-feature-extraction': imageFeatureExtractionTaskDefinition,
  'image-segmentation': imageSegmentationTaskDefinition,
  'image-to-3d': imageTo3dTaskDefinition,
  'image-to-image': imageToImageTaskDefinition,
  'image-to-text': imageToTextTaskDefinition,
  'image-to-video': imageToVideoTaskDefinition,
  'keypoint-detection': keypointDetectionTaskDefinition,
  'mask-generation': maskGenerationTaskDefinition,
  'multiple-choice': multipleChoiceTaskDefinition,
  'object-detection': objectDetectionTaskDefinition,
  'question-answering': questionAnsweringTaskDefinition,
  'sentence-similarity': sentenceSimilarityTaskDefinition,
  'summarization': summarizationTaskDefinition,
  'table-question-answering': tableQuestionAnsweringTaskDefinition,
  'table-to-text': tableToTextTaskDefinition,
  'text-classification': textClassificationTaskDefinition,
  'text-generation': textGenerationTaskDefinition,
  'text-ranking': textRankingTaskDefinition,
  'text-retrieval': textRetrievalTaskDefinition,
  'text-to-3d': textTo3dTaskDefinition,
  'text-to-image': textToImageTaskDefinition,
  'text-to-video': textToVideoTaskDefinition,
  'token-classification': tokenClassificationTaskDefinition,
  'translation': translationTaskDefinition,
  'unconditional-image-generation': unconditionalImageGenerationTaskDefinition,
  'video-classification': videoClassificationTaskDefinition,
  'video-to-video': videoToVideoTaskDefinition,
  'zero-shot-classification': zeroShotClassificationTaskDefinition,
  'zero-shot-image-classification': zeroShotImageClassificationTaskDefinition,
  'zero-shot-object-detection': zeroShotObjectDetectionTaskDefinition,
} as const satisfies Record<string, TaskDefinition>;

export type TaskId = keyof typeof tasks;
