/** @module All local apps: what each does, its systems, and how many models it runs. */
import { systemLabels, systems } from '@loadout/catalogue';
import type { AppEntry } from '@loadout/server';
import { appPath } from '../../lib/links/links.ts';
import { escapeMarkdown, link, markdownDocument, table } from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';

export interface AppRow extends AppEntry {
  readonly models: number;
  readonly taskLabels: readonly string[];
  readonly systemLabels: readonly string[];
}

export interface AppsData {
  /** The chosen system; undefined for all. */
  readonly system: string | undefined;
  readonly systems: readonly { readonly key: string; readonly label: string }[];
  readonly apps: readonly AppRow[];
}

export const page: Page<AppsData> = {
  async load({ services, url }) {
    const counts = await modelCounts(services, 'app');
    const system = systems.find((key) => key === url.searchParams.get('os'));
    return {
      system,
      systems: systems.map((key) => ({ key, label: systemLabels[key] })),
      apps: services
        .apps()
        .filter((app) => system === undefined || app.systems.includes(system))
        .map((app) =>
          Object.assign({}, app, {
            models: counts.get(app.key) ?? 0,
            taskLabels: app.tasks.map((id) => services.task(id)?.label ?? id),
            systemLabels: app.systems.map((key) => systemLabels[key]),
          }),
        )
        .toSorted((a, b) => b.models - a.models || a.label.localeCompare(b.label, 'en')),
    };
  },

  markdown: ({ apps }) =>
    markdownDocument(
      `# Local apps (${apps.length})`,
      table(
        ['App', 'Systems', 'Tasks', 'Models', 'What it does'],
        apps.map((app) => [
          link(app.label, `${appPath(app.key)}.md`),
          app.systemLabels.join(', '),
          app.taskLabels.join(', '),
          String(app.models),
          escapeMarkdown(app.summary),
        ]),
      ),
    ),
};
