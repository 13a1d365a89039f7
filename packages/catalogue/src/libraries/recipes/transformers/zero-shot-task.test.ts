import { expect, it } from 'vitest';
import { withZeroShotTask } from './zero-shot-task.ts';

it.each([
  ['ada/owlvit-large-patch14', 'object-detection', 'zero-shot-object-detection'],
  ['ada/detr-resnet-50', 'object-detection', 'object-detection'],
  ['ada/owlvit-large-patch14', 'image-classification', 'image-classification'],
  ['ada/owlv2-base-patch16', 'object-detection', 'zero-shot-object-detection'],
])('of %s with %s is %s', (id, pipeline_tag, task) => {
  expect(withZeroShotTask({ id, pipeline_tag }).pipeline_tag).toBe(task);
});
