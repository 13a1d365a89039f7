/** @module Snippets as a Jupyter notebook: a heading, an install cell and a code cell for each block. */
import type { Snippet } from '../snippets/snippet.ts';
import type { Requirement } from '../snippets/requirement.ts';
import { installSteps, manualSteps } from './install.ts';

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

/** What the kernel itself has to do: a cell of bash changes neither its folder nor its packages. */
const magics: ReadonlyMap<string, string> = new Map([
  ['cd', '%cd'],
  ['pip', '%pip'],
]);

/** A line of a magic; IPython would put values in place of `{…}` and `$…` in it. */
function asMagic(command: string): string | undefined {
  const [program = ''] = command.split(' ', 1);
  const magic = magics.get(program);
  return magic === undefined || /[{}$\r\n]/.test(command) ? undefined : magic + command.slice(program.length);
}

/** Nobody can answer a question of `apt` in a notebook. */
const unasked = (command: string): string => command.replace(/^sudo apt install/, 'sudo apt install -y');

/** The cells that install the requirements: commands of bash and magics in turn. */
function installCells(requirements: readonly Requirement[]): readonly string[] {
  const { programs, clones, packages } = installSteps(requirements);
  const commands = [...programs, ...clones, ...packages].map(({ text }) => unasked(text));
  const cells: string[] = [];
  let isBash: boolean | undefined;
  for (const command of [...manualSteps(requirements), ...commands]) {
    if (command === '') continue;
    const magic = asMagic(command);
    const before = isBash === (magic === undefined) ? `${cells.pop()}\n` : '';
    isBash = magic === undefined;
    cells.push(before + (magic ?? (before === '' ? `%%bash\n${command}` : command)));
  }
  return cells;
}

function cellsOf(snippet: Snippet, n: number): Cell[] {
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
  const install = installCells(snippet.install ?? []);
  cells.push(
    ...install.map((text, step) => code(install.length > 1 ? `install-${step + 1}` : 'install', text)),
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
