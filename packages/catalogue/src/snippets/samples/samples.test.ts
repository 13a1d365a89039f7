import { describe, expect, it } from 'vitest';
import type { TaskSamples } from '../../tasks/define-samples.ts';
import { taskSamples } from '../../tasks/samples.generated.ts';
import { sampleText, textSamples } from './samples.ts';

const all: readonly (readonly [string, TaskSamples])[] = Object.entries(taskSamples);

describe('the samples with a text', () => {
  it('are those of all tasks of Transformers that have one', () => {
    const others = new Set(['text-to-image', 'text-to-video', 'translation']);
    const withText = all.filter(
      ([task, { input, chat }]) => !others.has(task) && (input?.kind === 'text' || chat !== undefined),
    );
    expect(textSamples).toEqual(Object.fromEntries(withText));
  });
});

describe('the text for a record without a task', () => {
  it('is in its language', () => {
    expect(sampleText({ id: 'acme/tern-1', cardData: { language: 'cs' } })).toContain('majáku');
    expect(sampleText({ id: 'acme/tern-1', tags: ['ja'] })).toContain('灯台守');
  });

  it.each([[[]], [['multilingual']], [['de', 'en']]])('is English for %j', (language) => {
    expect(sampleText({ id: 'acme/tern-1', cardData: { language } })).toContain('The ferry');
  });
});
