/** @module The local apps of a model: those a link opens, and those commands start, the chosen one's blocks shown. */
import { type AppSnippets, defaultSystem, systemLabels, systems } from '@loadout/catalogue';
import type { AppLink, AppsView } from '@loadout/react';
import type { AppSnippetRequestOptions, Services } from '@loadout/server';
import { preferenceCookie, readPreference } from '../../../lib/preferences/preferences.server.ts';
import { blockView } from '../../../lib/code/block-view.ts';
import type { PanelChoices } from '../../../lib/code/choices.server.ts';

export interface Apps {
  /** Nothing when no app opens the model. */
  readonly view: AppsView | undefined;
  readonly cookies: readonly string[];
}

/** What the reader chose, as options for the apps' snippets. */
export const appOptions = (
  request: Request,
  parameters: URLSearchParams,
  { options, managers }: PanelChoices,
): AppSnippetRequestOptions => ({
  revision: options.revision,
  quantization: options.quantization,
  file: options.file,
  system: managers.system,
  way: parameters.get('way') ?? readPreference(request, 'way'),
});

export async function loadApps(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
  shown: Pick<AppsView, 'files' | 'machine' | 'contexts'> = { files: [], contexts: [] },
): Promise<Apps> {
  const { system = defaultSystem } = choices.managers;
  const namedWay = parameters.get('way') ?? undefined;
  const answers = await services.appSnippets({
    model,
    options: appOptions(request, parameters, choices),
  });
  const links = answers.flatMap(linkOf);
  const commanded = answers.filter(({ snippets }) => snippets.length > 0).toSorted(byFame);
  const find = (key: string | null | undefined) => commanded.find(({ app }) => app === key);
  const requested = find(parameters.get('app'));
  const chosen = requested ?? find(readPreference(request, 'app')) ?? commanded[0];
  const cookies = [
    ...(requested ? [preferenceCookie('app', requested.app)] : []),
    ...(namedWay !== undefined && chosen?.way === namedWay ? [preferenceCookie('way', namedWay)] : []),
  ];
  if (links.length === 0 && chosen === undefined) return { view: undefined, cookies };
  const view: AppsView = {
    ...shown,
    links,
    tabs: commanded.map(({ app, label }) => ({ key: app, label, chosen: app === chosen?.app })),
    systems: systems.map((key) => ({ key, label: systemLabels[key], chosen: key === system })),
    ...(chosen && {
      chosen: {
        key: chosen.app,
        label: chosen.label,
        reason: chosen.reason,
        docsUrl: services.apps().find(({ key }) => key === chosen.app)?.docsUrl,
        ways: (chosen.ways ?? []).map(({ key, label }) => ({ key, label, chosen: key === chosen.way })),
        blocks: await Promise.all(chosen.snippets.map((snippet) => blockView(snippet, choices.managers))),
      },
    }),
  };
  return { view, cookies };
}

/** What most people have installed comes first, the others by name. */
const famous = ['ollama', 'llama.cpp', 'vllm', 'mlx-lm'];

const placeOf = ({ app }: AppSnippets): number =>
  famous.includes(app) ? famous.indexOf(app) : famous.length;

const byFame = (a: AppSnippets, b: AppSnippets): number => placeOf(a) - placeOf(b);

const linkOf = ({ app, label, reason, deepLink, notice }: AppSnippets): readonly AppLink[] =>
  deepLink === undefined
    ? []
    : [{ key: app, label, href: deepLink, reason, ...(notice && { notice: notice.message }) }];
