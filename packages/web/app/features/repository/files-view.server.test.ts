import { huggingFace } from '@loadout/catalogue';
import { expect, it } from 'vitest';
import { repositoryFiles } from './files-view.server.ts';

it('downloads a whole repository, or the chosen files at a revision', async () => {
  const whole = await repositoryFiles(huggingFace, { kind: 'dataset', id: 'a/b' });
  expect(whole.download?.text).toBe('hf download a/b --repo-type=dataset');
  const some = await repositoryFiles(huggingFace, {
    kind: 'model',
    id: 'a/b',
    revision: 'v1.2',
    only: ["it's.gguf"],
  });
  expect(some.download?.text).toBe(String.raw`hf download a/b 'it'\''s.gguf' --revision=v1.2`);
  expect(some.base).toBe(`${huggingFace.hubUrl}/a/b/blob/v1.2/`);
});

it('offers no command for an id that a program would read as an option', async () => {
  const { download, tree } = await repositoryFiles(huggingFace, {
    kind: 'model',
    id: '--help',
    siblings: [{ rfilename: 'a.txt' }],
  });
  expect(download).toBeUndefined();
  expect(tree.files).toBe(1);
});
