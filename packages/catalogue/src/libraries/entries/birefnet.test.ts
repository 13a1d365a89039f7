import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

it('comes in place of Transformers for RMBG, which has its code', () => {
  const found = librarySnippets({
    id: 'briaai/RMBG-2.0',
    library_name: 'transformers',
    pipeline_tag: 'image-segmentation',
    tags: ['transformers', 'safetensors', 'custom_code'],
  });
  expect(found.map(({ library }) => library)).toEqual(['birefnet']);
  expect(found[0]?.snippets[0]?.install).toContainEqual(
    expect.objectContaining({ name: 'transformers', version: '<4.49' }),
  );
});
