import { expect, test } from 'vitest';
import { nearestTasks } from './nearest-tasks.ts';

test.each([
  ['objct-detection', 'object-detection'],
  ['image-captioning', 'image-to-text'],
  ['named-entity-recognition', 'token-classification'],
  ['pose-estimation', 'keypoint-detection'],
  ['tts', 'text-to-speech'],
  ['asr', 'automatic-speech-recognition'],
])('%s suggests %s', (wanted, task) => {
  expect(nearestTasks(wanted, 5)[0]).toBe(task);
});

test('a task is suggested once, even if several of its names are similar', () => {
  const found = nearestTasks('text-generation-of-questions', 5);
  expect(new Set(found).size).toBe(found.length);
});
