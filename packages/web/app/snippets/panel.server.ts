/** @module The snippet panel of a model: its libraries as tabs, the chosen one's blocks. Address over cookie over default. */
import type { LibrarySnippets } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { preferenceCookie, readPreference } from '../lib/preferences.server.ts';
import { type BlockView, libraryBlock } from './block.server.ts';
import type { PanelChoices } from './choices.server.ts';

export interface LibraryTab {
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface PanelView {
  readonly tabs: readonly LibraryTab[];
  readonly library: {
    readonly key: string;
    readonly label: string;
    readonly reason: string;
    readonly docsUrl?: string;
  };
  readonly blocks: readonly BlockView[];
  readonly notice?: { readonly code: string; readonly message: string };
  readonly revision: string;
  readonly quantization: string;
  readonly quantizations: readonly string[];
}

export interface Panel {
  readonly view: PanelView | undefined;
  /** Choices the address makes, to be remembered. */
  readonly cookies: readonly string[];
}

export async function loadPanel(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
): Promise<Panel> {
  const asked = knownLibrary(services, parameters.get('library'));
  const { options } = choices;
  const fitting = await services.snippets({ model, options });
  const answers =
    asked === undefined || fitting.some(({ library }) => library === asked)
      ? fitting
      : [...fitting, ...(await services.snippets({ model, library: asked, options }))];
  const chosen = choose(answers, [asked, readPreference(request, 'library')]);
  return {
    view: chosen && (await viewOf(services, answers, chosen, choices)),
    cookies: asked === undefined ? [] : [preferenceCookie('library', asked)],
  };
}

async function viewOf(
  services: Services,
  answers: readonly LibrarySnippets[],
  chosen: LibrarySnippets,
  { managers, revision, quantization, quantizations }: PanelChoices,
): Promise<PanelView> {
  const facts = services.library(chosen.library);
  return {
    tabs: answers.map(({ library }) => ({
      key: library,
      label: services.library(library)?.prettyLabel ?? library,
      chosen: library === chosen.library,
    })),
    library: {
      key: chosen.library,
      label: facts?.prettyLabel ?? chosen.library,
      reason: chosen.reason,
      ...(facts?.docsUrl !== undefined && { docsUrl: facts.docsUrl }),
    },
    blocks: await Promise.all(
      chosen.snippets.map((snippet) => libraryBlock(snippet, managers, chosen.library)),
    ),
    ...(chosen.notice && { notice: chosen.notice }),
    revision,
    quantization,
    quantizations,
  };
}

const knownLibrary = (services: Services, key: string | null): string | undefined =>
  key !== null && services.library(key) ? key : undefined;

/** The first wanted library that fits, else the first that does. */
const choose = (
  answers: readonly LibrarySnippets[],
  wanted: readonly (string | undefined)[],
): LibrarySnippets | undefined =>
  wanted
    .map((key) => answers.find(({ library }) => library === key))
    .find((answer) => answer !== undefined) ?? answers[0];
