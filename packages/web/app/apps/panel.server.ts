/** @module The local apps of a model: those a link opens, and those commands start, the chosen one's blocks shown. */
import type { AppSnippets } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { readPreference } from '../lib/preferences.server.ts';
import { type BlockView, blockView, readManagers } from '../snippets/block.server.ts';
import { readRevision } from '../snippets/panel.server.ts';

export interface AppLink {
  readonly key: string;
  readonly label: string;
  readonly href: string;
  readonly reason: string;
  readonly notice?: string;
}

export interface AppsView {
  readonly links: readonly AppLink[];
  readonly tabs: readonly { readonly key: string; readonly label: string; readonly chosen: boolean }[];
  readonly chosen?: {
    readonly key: string;
    readonly label: string;
    readonly reason: string;
    readonly docsUrl: string | undefined;
    readonly blocks: readonly BlockView[];
  };
}

/** Nothing when no app opens the model. */
export async function loadApps(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
): Promise<AppsView | undefined> {
  const revision = readRevision(parameters);
  const answers = await services.appSnippets({ model, options: revision === '' ? {} : { revision } });
  const links = answers.flatMap(linkOf);
  const commanded = answers.filter(({ snippets }) => snippets.length > 0);
  const asked = parameters.get('app');
  const chosen = commanded.find(({ app }) => app === asked) ?? commanded[0];
  if (links.length === 0 && chosen === undefined) return undefined;
  const managers = readManagers([
    parameters.get('manager') ?? undefined,
    ...(['python', 'node', 'program'] as const).map((name) => readPreference(request, name)),
  ]);
  return {
    links,
    tabs: commanded.map(({ app, label }) => ({ key: app, label, chosen: app === chosen?.app })),
    ...(chosen && {
      chosen: {
        key: chosen.app,
        label: chosen.label,
        reason: chosen.reason,
        docsUrl: services.apps().find(({ key }) => key === chosen.app)?.docsUrl,
        blocks: await Promise.all(chosen.snippets.map((snippet) => blockView(snippet, managers))),
      },
    }),
  };
}

const linkOf = ({ app, label, reason, deepLink, notice }: AppSnippets): readonly AppLink[] =>
  deepLink === undefined
    ? []
    : [{ key: app, label, href: deepLink, reason, ...(notice && { notice: notice.message }) }];
