/** @module The view of a snippet panel: the choices as tabs, and the blocks of the chosen one. */
import type { GeneratedSnippets, Snippet } from '@loadout/catalogue';
import type { BlockView, Choice, PanelChoice, PanelView, PanelWords } from './views.ts';

/** One choice with its snippets. */
export interface PanelAnswer extends GeneratedSnippets, PanelChoice {}

export interface PanelParts<Answer extends PanelAnswer> {
  readonly words: PanelWords;
  readonly answers: readonly Answer[];
  readonly chosen: Answer;
  readonly revision: string;
  /** GGUF files or configs to choose from. */
  readonly files: readonly Choice[];
  readonly block: (snippet: Snippet) => Promise<BlockView>;
}

/** A tab with code is preferred to one with only a notice, even where the record names the other. */
export const firstWithCode = <Answer extends PanelAnswer>(answers: readonly Answer[]): Answer | undefined =>
  answers.find(({ snippets }) => snippets.length > 0) ?? answers[0];

export async function panelView<Answer extends PanelAnswer>({
  words,
  answers,
  chosen,
  revision,
  files,
  block,
}: PanelParts<Answer>): Promise<PanelView> {
  const { key, label, reason, docsUrl, aboutHref, snippets, notice } = chosen;
  return {
    words,
    tabs: answers.map((answer) => ({ key: answer.key, label: answer.label, chosen: answer.key === key })),
    chosen: { key, label, reason, docsUrl, aboutHref },
    blocks: await Promise.all(snippets.map(block)),
    ...(notice && { notice }),
    revision,
    files: files.length > 1 ? files : [],
  };
}

/** The texts of a model's panel. */
export const modelWords: PanelWords = {
  heading: 'Use with a library',
  lead: 'Load the model in your own code.',
  choice: 'Library',
  parameter: 'library',
  part: { label: 'File', parameter: 'quantization' },
};
