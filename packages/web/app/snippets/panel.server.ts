/** @module The snippet panel of a model: its libraries as tabs, the chosen one's blocks. Address over cookie over default. */
import type { LibrarySnippets } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { type PreferenceName, preferenceCookie, readPreference } from '../lib/preferences.server.ts';
import { type BlockView, blockView, ecosystemOf, readManagers } from './block.server.ts';

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
    readonly repoUrl?: string;
  };
  readonly blocks: readonly BlockView[];
  readonly notice?: { readonly code: string; readonly message: string };
  readonly revision: string;
}

export interface Panel {
  readonly view: PanelView | undefined;
  /** Choices the address makes, to be remembered. */
  readonly cookies: readonly string[];
}

const managerCookies = ['python', 'node', 'program'] as const satisfies readonly PreferenceName[];
const revisionShape = /^[\w./+-]{1,120}$/;

export async function loadPanel(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
): Promise<Panel> {
  const asked = knownLibrary(services, parameters.get('library'));
  const manager = parameters.get('manager') ?? undefined;
  const revision = readRevision(parameters);
  const options = revision === '' ? {} : { revision };
  const fitting = await services.snippets({ model, options });
  const answers =
    asked === undefined || fitting.some(({ library }) => library === asked)
      ? fitting
      : [...fitting, ...(await services.snippets({ model, library: asked, options }))];
  const chosen = choose(answers, [asked, readPreference(request, 'library')]);
  const cookies = [
    ...(asked === undefined ? [] : [preferenceCookie('library', asked)]),
    ...rememberManager(manager),
  ];
  if (!chosen) return { view: undefined, cookies };
  const managers = readManagers([manager, ...managerCookies.map((name) => readPreference(request, name))]);
  const facts = services.library(chosen.library);
  return {
    cookies,
    view: {
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
        ...(facts && facts.repoUrl !== '' && { repoUrl: facts.repoUrl }),
      },
      blocks: await Promise.all(
        chosen.snippets.map((snippet) => blockView(snippet, managers, chosen.library)),
      ),
      ...(chosen.notice && { notice: chosen.notice }),
      revision,
    },
  };
}

export function readRevision(parameters: URLSearchParams): string {
  const revision = parameters.get('revision') ?? '';
  return revisionShape.test(revision) ? revision : '';
}

const knownLibrary = (services: Services, key: string | null): string | undefined =>
  key !== null && services.library(key) ? key : undefined;

/** The first wanted library that has something to show, else the first that fits. */
function choose(
  answers: readonly LibrarySnippets[],
  wanted: readonly (string | undefined)[],
): LibrarySnippets | undefined {
  for (const key of wanted) {
    const answer = answers.find(({ library }) => library === key);
    if (answer) return answer;
  }
  return answers[0];
}

function rememberManager(manager: string | undefined): readonly string[] {
  const ecosystem = manager === undefined ? undefined : ecosystemOf(manager);
  return manager === undefined || ecosystem === undefined ? [] : [preferenceCookie(ecosystem, manager)];
}
