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
  /** Blocks of the same branch that come first and may set up files for this one. */
  readonly before: readonly string[];
  readonly record: unknown;
}

function blocksOf(
  library: string,
  branch: string,
  record: unknown,
  snippets: readonly Snippet[],
): readonly Block[] {
  return snippets.map((snippet, index) => {
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
      before: snippets.slice(0, index).map(({ code }) => code.text),
      record,
    };
  });
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
