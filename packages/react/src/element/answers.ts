/** @module What the element shows: snippets generated in the page, from its record or from that of a Loadout server. */
import type { Snippet } from '@loadout/catalogue';
import { highlightLazily, installText } from '@loadout/catalogue/render';
import { loadAnswers } from '../embed/load-answers.ts';
import type { ModelInput } from '../embed/source.ts';
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

/** The snippets with colored code, and without the choices that only the panel offers. */
export async function answersFrom(
  record: ModelInput,
  chosen: string | undefined,
): Promise<readonly Answer[]> {
  const answers = await loadAnswers(record, chosen, {});
  return Promise.all(
    answers.map(async ({ key, label, reason, snippets }) => ({
      key,
      label,
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
