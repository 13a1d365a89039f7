import { taskIds } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { samplesOf } from '../../../../packages/catalogue/src/tasks/samples.ts';
import { jsonAnswer, taskAnswer, wordOf } from './answers.ts';

const hosted = taskIds.filter((task) => samplesOf(task)?.input !== undefined);

it.each(hosted)('%s has a result file or an answer.json that contains what snippets print', (task) => {
  if (samplesOf(task)?.result !== undefined && taskAnswer(task) === undefined) return;
  const { answers = {} } = taskAnswer(task) ?? {};
  expect(answers).toHaveProperty(['*']);
  for (const answer of Object.values(answers)) expect(JSON.stringify(answer)).toContain(wordOf(task));
});

it('prefers the answer of a provider and client', () => {
  expect(jsonAnswer('text-generation', 'hf-inference', 'huggingface_hub')).not.toEqual(
    jsonAnswer('text-generation', 'hf-inference', 'fetch'),
  );
  expect(jsonAnswer('image-to-text', 'zai-org', 'fetch')).toHaveProperty('md_results');
});
