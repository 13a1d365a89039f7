/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from '../task.ts';
import depthEstimationTaskDefinition from './depth-estimation/task.ts';
import imageClassificationTaskDefinition from './image-classification/task.ts';
import imageFeatureExtractionTaskDefinition from './image-feature-extraction/task.ts';
import imageSegmentationTaskDefinition from './image-segmentation/task.ts';
import imageTo3dTaskDefinition from './image-to-3d/task.ts';
import imageToImageTaskDefinition from './image-to-image/task.ts';
import imageToTextTaskDefinition from './image-to-text/task.ts';
import imageToVideoTaskDefinition from './image-to-video/task.ts';
import keypointDetectionTaskDefinition from './keypoint-detection/task.ts';
import maskGenerationTaskDefinition from './mask-generation/task.ts';
import objectDetectionTaskDefinition from './object-detection/task.ts';
import textClassificationTaskDefinition from './text-classification/task.ts';
import textTo3dTaskDefinition from './text-to-3d/task.ts';
import textToImageTaskDefinition from './text-to-image/task.ts';
import textToVideoTaskDefinition from './text-to-video/task.ts';
import unconditionalImageGenerationTaskDefinition from './unconditional-image-generation/task.ts';
import videoClassificationTaskDefinition from './video-classification/task.ts';
import videoToVideoTaskDefinition from './video-to-video/task.ts';
import zeroShotImageClassificationTaskDefinition from './zero-shot-image-classification/task.ts';
import zeroShotObjectDetectionTaskDefinition from './zero-shot-object-detection/task.ts';

export const tasks = {
  'depth-estimation': depthEstimationTaskDefinition,
  'image-classification': imageClassificationTaskDefinition,
  'image-feature-extraction': imageFeatureExtractionTaskDefinition,
  'image-segmentation': imageSegmentationTaskDefinition,
  'image-to-3d': imageTo3dTaskDefinition,
  'image-to-image': imageToImageTaskDefinition,
  'image-to-text': imageToTextTaskDefinition,
  'image-to-video': imageToVideoTaskDefinition,
  'keypoint-detection': keypointDetectionTaskDefinition,
  'mask-generation': maskGenerationTaskDefinition,
  'object-detection': objectDetectionTaskDefinition,
  'text-classification': textClassificationTaskDefinition,
  'text-to-3d': textTo3dTaskDefinition,
  'text-to-image': textToImageTaskDefinition,
  'text-to-video': textToVideoTaskDefinition,
  'unconditional-image-generation': unconditionalImageGenerationTaskDefinition,
  'video-classification': videoClassificationTaskDefinition,
  'video-to-video': videoToVideoTaskDefinition,
  'zero-shot-image-classification': zeroShotImageClassificationTaskDefinition,
  'zero-shot-object-detection': zeroShotObjectDetectionTaskDefinition,
} as const satisfies Record<string, TaskDefinition>;

export type TaskId = keyof typeof tasks;
