/** @module The blocks to run: every snippet of every fixture, with the install command of its branch. */
import { installText, type Requirement, type Snippet } from '@loadout/catalogue';
import { snippetKey } from '@loadout/verification';
import { fixturesOf, nameIn, suites } from '../suites.ts';

export interface Block {
  /** `<library>/<branch>.<number>`. */
  readonly name: string;
  readonly library: string;
  readonly branch: string;
  readonly number: number;
  readonly language: string;
  readonly code: string;
  /** Requirements of this block and of those before it, as a reader would have installed them. */
  readonly requirements: readonly Requirement[];
  readonly install: string;
  readonly key: string;
  /** Shell blocks of the same branch that come first and set up files and variables for this one. */
  readonly before: readonly string[];
  readonly record: unknown;
  /** All code of the branch: it names the other repositories that its tiny models consist of. */
  readonly branchCode: string;
  /** Whether the snippet warns that it needs an NVIDIA GPU. */
  readonly warnsOfGpu: boolean;
}

/** Commands that ask the reader something. */
const interactive = /^(?:hf|huggingface-cli) (?:auth )?login/m;

export const asksForInput = (language: string, code: string): boolean =>
  language === 'shell' && interactive.test(code);

/** Whether a line is not a comment: else there is nothing to execute. */
export const hasCommand = (code: string): boolean => /^[^\S\n]*(?!#|\/\/)\S/m.test(code);

const isSetup = ({ language, text }: Snippet['code']): boolean =>
  language === 'shell' && !asksForInput(language, text);

function blocksOf(
  library: string,
  branch: string,
  record: unknown,
  snippets: readonly Snippet[],
): readonly Block[] {
  const branchCode = snippets.map(({ code }) => code.text).join('\n');
  const blocks = snippets.map((snippet, index) => {
    const requirements = snippets.slice(0, index + 1).flatMap(({ install = [] }) => install);
    return {
      name: `${library}/${branch}.${index + 1}`,
      library,
      branch,
      number: index + 1,
      language: snippet.code.language,
      code: snippet.code.text,
      requirements,
      install: installText(requirements),
      key: snippetKey(snippet),
      before: snippets.slice(0, index).flatMap(({ code }) => (isSetup(code) ? [code.text] : [])),
      record,
      branchCode,
      warnsOfGpu: (snippet.warnings ?? []).some(({ message }) => message.includes('NVIDIA GPU')),
    };
  });
  return blocks.filter(({ code }) => hasCommand(code));
}

export function collectBlocks(): readonly Block[] {
  return suites.flatMap((suite) =>
    fixturesOf(suite).flatMap(({ library, branch, record }) =>
      suite
        .answers(record, library)
        .flatMap(({ snippets }) => blocksOf(nameIn(suite, library), branch, record, snippets)),
    ),
  );
}
