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

it.each(['TI2V-5B', 'S2V-14B', 'Animate-14B'])('%s installs what the code of every task imports', (name) => {
  const [found] = librarySnippets({ id: `Wan-AI/Wan2.2-${name}`, library_name: 'wan2.2' });
  const install = expect.arrayContaining(['requirements.txt', 'decord', 'librosa', 'peft']);
  expect(found?.snippets[0]?.install).toContainEqual(expect.objectContaining({ kind: 'checkout', install }));
});
