/** @module Data that the hub's own package has: every key of it is in the catalogue too. */
import { isDeepStrictEqual } from 'node:util';
import {
  EVALUATION_FRAMEWORKS,
  KERNEL_LIBRARIES_UI_ELEMENTS,
  MAPPING_DEFAULT_WIDGET,
  SPECIAL_TOKENS_ATTRIBUTES,
} from '@huggingface/tasks';
import {
  type EvaluationFramework,
  evaluationFrameworks,
  kernelLibraries,
  sampleLanguages,
  specialTokenAttributes,
  widgetInputs,
} from '@loadout/catalogue';
import { describe, expect, it } from 'vitest';

it('has the same evaluation frameworks, with our own descriptions', () => {
  const ours = new Map(Object.entries<EvaluationFramework>(evaluationFrameworks));
  for (const [id, { url, description }] of Object.entries(EVALUATION_FRAMEWORKS)) {
    expect([id, ours.get(id)?.url]).toEqual([id, url]);
    expect(ours.get(id)?.description).not.toBe(description);
  }
});

it('has the same kernel libraries and special tokens', () => {
  expect(Object.keys(kernelLibraries)).toEqual(Object.keys(KERNEL_LIBRARIES_UI_ELEMENTS));
  expect(specialTokenAttributes).toEqual(SPECIAL_TOKENS_ATTRIBUTES);
});

/** Tasks whose input is not a text: one sample for every language. */
const sameEverywhere = new Set(['automatic-speech-recognition', 'table-question-answering']);

describe('default widget inputs', () => {
  it('are in all languages of the peer', () => {
    expect(sampleLanguages).toEqual(expect.arrayContaining([...MAPPING_DEFAULT_WIDGET.keys()]));
  });

  it('exist for every task and language, in that language', () => {
    const pairs = [...MAPPING_DEFAULT_WIDGET].flatMap(([language, tasks]) =>
      [...tasks.keys()].map((task) => [task, language] as const),
    );
    expect(pairs.filter(([task, language]) => widgetInputs(task, language).length === 0)).toEqual([]);
    const english = pairs.filter(([task, language]) =>
      isDeepStrictEqual(widgetInputs(task, language), widgetInputs(task, 'en')),
    );
    expect(english.filter(([task, language]) => language !== 'en' && !sameEverywhere.has(task))).toEqual([]);
  });
});
