/** @module Warnings about models that Transformers loads with limits, or not at all. */
import type { Warning } from '../../../snippets/snippet.ts';
import type { EndedTask } from './pipeline/ended.ts';
import type { EarlyCode } from './classes/early-code.ts';

export const olderFormat: Warning = {
  code: 'deprecated',
  message: 'Only Transformers 4.50 and earlier convert the weights: they are not in PyTorch format.',
};

export const unknownType: Warning = {
  code: 'unknown-type',
  message: 'Transformers does not have this model type: it may need an older release or other code.',
};

export const unknownClass = (name: string): Warning => ({
  code: 'unknown-type',
  message: `No auto class returns ${name}: parts of the saved weights may not be loaded.`,
});

export const written = (before: string): Warning => ({
  code: 'deprecated',
  message: `Transformers ${before} and later do not run the code in the repository.`,
});

/** A pipeline that the release no longer has. */
export const withoutPipeline = (task: EndedTask): Warning => ({
  code: 'deprecated',
  message: `Transformers 5 has no pipeline for ${task}: load the model directly, or install transformers<5.`,
});

/** Why it needs an earlier release. */
export const endedWith = ({ before, released }: EarlyCode): Warning =>
  released
    ? { code: 'deprecated', message: `Transformers ${before} and later do not have this model type.` }
    : written(before);
