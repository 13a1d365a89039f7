/** @module The local apps of a model: those a link opens, and those commands start, the chosen one's blocks shown. */
import type { AppSnippets } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { preferenceCookie, readPreference } from '../../../lib/preferences/preferences.server.ts';
import { type BlockView, blockView } from '../../../lib/code/block.server.ts';
import type { PanelChoices } from '../../../lib/code/choices.server.ts';

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

export interface Apps {
  /** Nothing when no app opens the model. */
  readonly view: AppsView | undefined;
  readonly cookies: readonly string[];
}

export async function loadApps(
  services: Services,
  model: unknown,
  request: Request,
  parameters: URLSearchParams,
  { options, managers }: PanelChoices,
): Promise<Apps> {
  const answers = await services.appSnippets({ model, options });
  const links = answers.flatMap(linkOf);
  const commanded = answers.filter(({ snippets }) => snippets.length > 0);
  const find = (key: string | null | undefined) => commanded.find(({ app }) => app === key);
  const asked = find(parameters.get('app'));
  const chosen = asked ?? find(readPreference(request, 'app')) ?? commanded[0];
  const cookies = asked ? [preferenceCookie('app', asked.app)] : [];
  if (links.length === 0 && chosen === undefined) return { view: undefined, cookies };
  const view: AppsView = {
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
  return { view, cookies };
}

const linkOf = ({ app, label, reason, deepLink, notice }: AppSnippets): readonly AppLink[] =>
  deepLink === undefined
    ? []
    : [{ key: app, label, href: deepLink, reason, ...(notice && { notice: notice.message }) }];
