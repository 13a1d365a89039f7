import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

it('leaves GGUF files to other libraries', () => {
  const tags = ['gguf', 'wan2.2', 'region:us'];
  const found = librarySnippets({
    id: 'harbour/Wan2.2-tides-GGUF',
    library_name: 'gguf',
    pipeline_tag: 'image-to-video',
    tags,
  });
  expect(found.map(({ library }) => library)).not.toContain('wan2.2');
  expect(found.flatMap(({ snippets }) => snippets)).not.toEqual([]);
});
