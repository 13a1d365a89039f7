/** @module What the element shows: snippets generated in the page, from its record or from that of a Loadout server. */
import type { Snippet } from '@loadout/catalogue';
import { loadLibrary, loadLibrarySnippets } from '@loadout/catalogue/browser';
import { installText } from '@loadout/catalogue/render';
import { highlightLazily } from '../highlight/lazy.ts';
import type { CodeView } from '../views.ts';

export interface Block {
  readonly title: string;
  readonly code: CodeView;
  /** Absent when nothing has to be installed. */
  readonly install?: CodeView;
  readonly warnings: readonly string[];
}

export interface Answer {
  readonly key: string;
  readonly label: string;
  readonly reason: string;
  readonly blocks: readonly Block[];
}

/** Snippets of one library, or of all that fit the record; each library is loaded on demand. */
export async function answersFrom(record: object, chosen?: string): Promise<readonly Answer[]> {
  const isKnown = chosen !== undefined && (await loadLibrary(chosen)) !== undefined;
  const answers = await loadLibrarySnippets(record, isKnown ? { library: chosen } : {});
  return Promise.all(
    answers.map(async ({ library, reason, snippets }) => ({
      key: library,
      label: (await loadLibrary(library))?.prettyLabel ?? library,
      reason,
      blocks: await Promise.all(snippets.map(blockOf)),
    })),
  );
}

async function blockOf({ title, code, install = [], warnings = [] }: Snippet): Promise<Block> {
  const command = installText(install, {});
  return {
    title,
    code: await highlightLazily(code.text, code.language),
    ...(command !== '' && { install: await highlightLazily(command, 'shell') }),
    warnings: warnings.map(({ message }) => message),
  };
}
