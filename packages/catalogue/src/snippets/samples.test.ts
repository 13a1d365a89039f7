import { describe, expect, it } from 'vitest';
import type { TaskSamples } from '../tasks/define-samples.ts';
import { taskSamples } from '../tasks/samples.generated.ts';
import { textSamples } from './samples.ts';

const all: readonly (readonly [string, TaskSamples])[] = Object.entries(taskSamples);

describe('the samples with a text', () => {
  it('are those of all tasks of Transformers that have one', () => {
    const others = new Set(['text-to-image', 'text-to-video']);
    const withText = all.filter(
      ([task, { input, chat }]) => !others.has(task) && (input?.kind === 'text' || chat !== undefined),
    );
    expect(textSamples).toEqual(Object.fromEntries(withText));
  });
});
