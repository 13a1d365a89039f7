import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const libraryKeys = (record: object): string[] => librarySnippets(record).map(({ library }) => library);

it.each(['EvolutionaryScale/esm3-sm-open-v1', 'biohub/esm3-sm-open-v1'])('comes first for %s', (id) => {
  expect(libraryKeys({ id, library_name: 'transformers', tags: ['esm'] })[0]).toBe('esm');
});

it('is not for models of Transformers with its name', () => {
  const record = { id: 'facebook/esm2_t6_8M_UR50D', pipeline_tag: 'fill-mask', tags: ['esm', 'safetensors'] };
  expect(libraryKeys({ ...record, library_name: 'transformers' })).not.toContain('esm');
  expect(libraryKeys({ ...record, library_name: 'esm' })).not.toContain('esm');
});
