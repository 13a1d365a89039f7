import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it('comes first for its model', () => {
  const record = { id: 't-tech/T-one', pipeline_tag: 'automatic-speech-recognition' };
  expect(libraryKeys(record)).toEqual(['tone']);
  expect(libraryKeys({ ...record, library_name: 'transformers' })[0]).toBe('tone');
});

it('is not for other models', () => {
  expect(libraryKeys({ id: 'ada/T-one', pipeline_tag: 'automatic-speech-recognition' })).not.toContain(
    'tone',
  );
  expect(libraryKeys({ id: 'ada/voice', tags: ['tone'] })).not.toContain('tone');
});
