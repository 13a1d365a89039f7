/** @module A snippet panel: the choices as tabs, and the blocks of the chosen one. URL over cookie over default. */
import type { Snippet } from '@loadout/catalogue';
import {
  type Choice,
  firstWithCode,
  modelWords,
  type PanelAnswer as Answer,
  panelView,
  type PanelView,
  type PanelWords,
} from '@loadout/react';
import type { Services } from '@loadout/server';
import { libraryPath } from '../../lib/links/links.ts';
import {
  type PreferenceName,
  preferenceCookie,
  readPreference,
} from '../../lib/preferences/preferences.server.ts';
import { libraryBlock } from '../../lib/code/block.server.ts';
import type { PanelChoices } from '../../lib/code/choices.server.ts';

/** One choice with what it has to offer. */
export interface PanelAnswer extends Answer {
  /** Key of the verification level of its snippets. */
  readonly verifiedAs: string;
}

export interface Panel {
  readonly view: PanelView | undefined;
  /** Choices in the URL, to be remembered. */
  readonly cookies: readonly string[];
}

/** What the visitor wants to see: by the URL, else as they last chose. */
export interface Wanted {
  readonly requested: string | undefined;
  readonly preference: PreferenceName;
  readonly request: Request;
}

export async function loadPanel(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
  files: readonly Choice[] = [],
): Promise<Panel> {
  const key = parameters.get('library');
  const { options } = choices;
  const fitting = await services.snippets({ model, options });
  const fits = fitting.some(({ library }) => library === key);
  const requested = key !== null && (fits || services.library(key)) ? key : undefined;
  const answers =
    requested === undefined || fits
      ? fitting
      : [...fitting, ...(await services.snippets({ model, library: requested, options }))];
  const named = answers.map(({ library, ...answer }): PanelAnswer => {
    const facts = services.library(library);
    return Object.assign(answer, {
      key: library,
      label: facts?.prettyLabel ?? library,
      docsUrl: facts?.docsUrl,
      aboutHref: facts && libraryPath(library),
      verifiedAs: library,
    });
  });
  return panelOf(modelWords, named, { requested, preference: 'library', request }, choices, files);
}

/** The choice whose code is shown. */
export function chosenOf(
  answers: readonly PanelAnswer[],
  { requested, preference, request }: Wanted,
): PanelAnswer | undefined {
  const find = (key: string | undefined) => answers.find((answer) => answer.key === key);
  return find(requested) ?? find(readPreference(request, preference)) ?? firstWithCode(answers);
}

export async function panelOf(
  words: PanelWords,
  answers: readonly PanelAnswer[],
  wanted: Wanted,
  choices: PanelChoices,
  files: readonly Choice[] = [],
): Promise<Panel> {
  const { requested, preference } = wanted;
  const chosen = chosenOf(answers, wanted);
  const { managers, revision } = choices;
  const block = (snippet: Snippet) => libraryBlock(snippet, managers, chosen?.verifiedAs ?? '');
  return {
    view: chosen && (await panelView({ words, answers, chosen, revision, files, block })),
    cookies: requested === undefined ? [] : [preferenceCookie(preference, requested)],
  };
}
