import { expect, test } from 'vitest';
import { nearestTasks } from './nearest-tasks.ts';

test.each([
  ['objct-detection', 'object-detection'],
  ['image-captioning', 'image-to-text'],
  ['named-entity-recognition', 'token-classification'],
  ['pose-estimation', 'keypoint-detection'],
  ['tts', 'text-to-speech'],
  ['asr', 'automatic-speech-recognition'],
])('%s leads to %s', (wanted, task) => {
  expect(nearestTasks(wanted, 5)[0]).toBe(task);
});

test('a task is named once, however many of its names are near', () => {
  const found = nearestTasks('text-generation-of-questions', 5);
  expect(new Set(found).size).toBe(found.length);
});
