import { expect, it } from 'vitest';
import { librarySnippets } from '../snippets.ts';

const codeOf = (id: string, files: readonly string[] = []) =>
  librarySnippets({ id, siblings: files.map((rfilename) => ({ rfilename })) }, { library: 'keras' })
    .flatMap(({ snippets }) => snippets)
    .map(({ code }) => code.text)
    .join('\n');

it.each(['keras-io/tide-net', 'keras-dreambooth/tide', 'google/maxim-s3-tide'])(
  '%s was saved by a former release: it runs as a layer',
  (id) => {
    expect(codeOf(id)).toContain('keras.layers.TFSMLayer(folder');
    expect(codeOf(id, ['tide.keras'])).toContain('filename="tide.keras"');
  },
);

it('without a file list, a file with a whole model is loaded, else the folder', () => {
  const code = codeOf('ada/tide-net');
  expect(code).toContain('files = [*folder.rglob("*.keras"), *folder.rglob("*.h5")]');
  expect(code).toContain('if "weights" not in file.name');
  expect(code).toContain('load_model(models[0] if models else folder)');
  expect(code).not.toContain('TFSMLayer');
});
