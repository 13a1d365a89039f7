import { describe, expect, it } from 'vitest';
import { librarySnippets } from '../libraries/snippets.ts';
import { js, py, sh } from '../code/index.ts';
import { checkout, pip, program } from '../snippets/requirement.ts';
import { toNotebook } from './notebook.ts';

const notebook = () => {
  const record = {
    id: 'openai/whisper-large-v3',
    library_name: 'transformers',
    pipeline_tag: 'automatic-speech-recognition',
  };
  const [answer] = librarySnippets(record);
  return toNotebook(answer?.snippets ?? []);
};

/** The rules of nbformat 4.5; `npm run verify:notebooks` checks all notebooks with nbformat itself. */
describe('a notebook', () => {
  it('has cells with distinct ids of allowed characters', () => {
    const ids = notebook().cells.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-zA-Z0-9-_]{1,64}$/);
  });

  it('has outputs and a count in code cells only, and keeps line breaks', () => {
    for (const cell of notebook().cells) {
      expect('outputs' in cell).toBe(cell.cell_type === 'code');
      expect('execution_count' in cell).toBe(cell.cell_type === 'code');
      expect(cell.source.slice(0, -1).every((line) => line.endsWith('\n'))).toBe(true);
    }
  });

  it('installs with %pip or in a bash cell', () => {
    const [, install] = notebook().cells;
    expect(install?.source.join('')).toMatch(/^%(?:pip install|%bash\n)/);
  });

  it('has a heading with warnings, an install cell and the code of each block it can run', () => {
    const ffmpeg = program('ffmpeg', { apt: 'ffmpeg' });
    const warnings = [{ code: 'placeholder', message: 'The file is a guess.' }] as const;
    const { cells } = toNotebook([
      { title: 'Load it', code: py`print(1)`, install: [pip('torch')], warnings },
      { title: 'Convert it', code: sh`ffmpeg -version`, install: [ffmpeg, pip('torch')] },
      { title: 'Show it', code: js`show()` },
      { title: 'Look', code: py`print(2)` },
    ]);
    expect(cells.map(({ source }) => source.join(''))).toEqual([
      '## Load it\n\n> The file is a guess.',
      '%pip install -U torch',
      'print(1)',
      '## Convert it',
      '%%bash\nsudo apt install -y ffmpeg',
      '%pip install -U torch',
      '%%bash\nffmpeg -version',
      '## Look',
      'print(2)',
    ]);
  });

  it('enters a clone with the kernel, and installs into its environment', () => {
    const clone = checkout('https://example.org/tern', { install: ['-e', '.'] });
    const { cells } = toNotebook([
      { title: 'Load it', code: py`print(1)`, install: [clone, pip('torch', '<3')] },
      { title: 'Look', code: py`print(2)`, install: [checkout(clone.url, { entered: true })] },
    ]);
    expect(cells.map(({ source }) => source.join(''))).toEqual([
      '## Load it',
      '%%bash\ngit clone https://example.org/tern',
      "%cd tern\n%pip install -e .\n%pip install -U 'torch<3'",
      'print(1)',
      '## Look',
      '%%bash\n# Inside the checkout of https://example.org/tern',
      'print(2)',
    ]);
  });

  it('has no line in which IPython would replace a part of a value', () => {
    const url = 'https://example.org/{1 + 1}/$HOME';
    const { cells } = toNotebook([
      { title: 'Try', code: py`print(1)`, install: [{ kind: 'python', name: 'tern', url }] },
    ]);
    expect(cells.map(({ source }) => source.join(''))).toEqual([
      '## Try',
      `%%bash\npip install -U $'${url}'`,
      'print(1)',
    ]);
  });
});
