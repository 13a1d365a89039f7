/** @module Made by `npm run generate` from the names in this folder; not to be edited. */
import type { TaskDefinition } from '../task.ts';
import depthEstimationTaskDefinition from './depth-estimation/task.ts';
import imageClassificationTaskDefinition from './image-classification/task.ts';
import imageSegmentationTaskDefinition from './image-segmentation/task.ts';
import imageToImageTaskDefinition from './image-to-image/task.ts';
import imageToTextTaskDefinition from './image-to-text/task.ts';
import imageToVideoTaskDefinition from './image-to-video/task.ts';
import objectDetectionTaskDefinition from './object-detection/task.ts';
import textClassificationTaskDefinition from './text-classification/task.ts';
import textToImageTaskDefinition from './text-to-image/task.ts';
import unconditionalImageGenerationTaskDefinition from './unconditional-image-generation/task.ts';

export const tasks = {
  'depth-estimation': depthEstimationTaskDefinition,
  'image-classification': imageClassificationTaskDefinition,
  'image-segmentation': imageSegmentationTaskDefinition,
  'image-to-image': imageToImageTaskDefinition,
  'image-to-text': imageToTextTaskDefinition,
  'image-to-video': imageToVideoTaskDefinition,
  'object-detection': objectDetectionTaskDefinition,
  'text-classification': textClassificationTaskDefinition,
  'text-to-image': textToImageTaskDefinition,
  'unconditional-image-generation': unconditionalImageGenerationTaskDefinition,
} as const satisfies Record<string, TaskDefinition>;

export type TaskId = keyof typeof tasks;
