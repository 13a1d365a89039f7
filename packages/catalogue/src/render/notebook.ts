/** @module Snippets as a Jupyter notebook: a heading, an install cell and a code cell for each block. */
import type { Snippet } from '../snippets/snippet.ts';
import { installText } from './install.ts';

interface Cell {
  readonly cell_type: 'markdown' | 'code';
  readonly id: string;
  readonly metadata: object;
  readonly source: readonly string[];
  readonly outputs?: readonly never[];
  readonly execution_count?: null;
}

export interface Notebook {
  readonly nbformat: 4;
  readonly nbformat_minor: 5;
  readonly metadata: object;
  readonly cells: readonly Cell[];
}

const sourceLines = (text: string): readonly string[] => text.split(/(?<=\n)/);

/** Shell code uses `%%bash`; a single pip command uses `%pip`, which installs into the kernel's environment. */
function cellsOf(snippet: Snippet, n: number): Cell[] {
  const install = installText(snippet.install ?? []);
  const notes = (snippet.warnings ?? []).map(({ message }) => `> ${message}`);
  const cells: Cell[] = [
    {
      cell_type: 'markdown',
      id: `text-${n}`,
      metadata: {},
      source: sourceLines([`## ${snippet.title}`, ...notes].join('\n\n')),
    },
  ];
  const code = (id: string, text: string): Cell => ({
    cell_type: 'code',
    id: `${id}-${n}`,
    metadata: {},
    execution_count: null,
    outputs: [],
    source: sourceLines(text),
  });
  const onlyPip = install.startsWith('pip install') && !install.includes('\n');
  if (install !== '') cells.push(code('install', onlyPip ? `%${install}` : `%%bash\n${install}`));
  cells.push(
    code('code', snippet.code.language === 'python' ? snippet.code.text : `%%bash\n${snippet.code.text}`),
  );
  return cells;
}

/** Only Python and shell blocks; a notebook cannot run the others. */
export function toNotebook(snippets: readonly Snippet[]): Notebook {
  const running = snippets.filter(({ code }) => code.language === 'python' || code.language === 'shell');
  return {
    nbformat: 4,
    nbformat_minor: 5,
    metadata: {
      kernelspec: { display_name: 'Python 3', language: 'python', name: 'python3' },
      language_info: { name: 'python' },
    },
    cells: running.flatMap(cellsOf),
  };
}
