/** @module One local app: what it is, how it is installed, an example, and the models it runs. */
import { type AppSnippets, defaultSystem, type ModelRecord, systemLabels } from '@loadout/catalogue';
import type { BlockView } from '@loadout/react';
import { type AppEntry, type AppSnippetRequest, NotFoundError, type Services } from '@loadout/server';
import { redirect } from 'react-router';
import { blockMarkdown, plainBlock } from '../../lib/code/block.server.ts';
import { blockView } from '../../lib/code/block-view.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { plural } from '../../lib/format/format.ts';
import { appPath, modelPath, taskPath, withQuery } from '../../lib/links/links.ts';
import {
  bullets,
  escapeMarkdown,
  inlineCode,
  link,
  markdownDocument,
} from '../../lib/markdown/markdown.server.ts';
import type { Page } from '../../lib/page/page.server.ts';
import { type RecordView, rowOf } from '../../lib/records/row.server.ts';
import { type InstallView, installsOf } from './installs.server.ts';

interface Choice {
  readonly key: string;
  readonly label: string;
  readonly chosen: boolean;
}

export interface AppData {
  readonly app: AppEntry;
  readonly tasks: readonly { readonly id: string; readonly label: string }[];
  readonly installs: readonly InstallView[];
  readonly example:
    | {
        readonly id: string;
        /** Why the app can run it. */
        readonly reason: string;
        readonly deepLink: string | undefined;
        readonly systems: readonly Choice[];
        readonly ways: readonly Choice[];
        readonly blocks: readonly BlockView[];
      }
    | undefined;
  readonly models: readonly RecordView[];
  readonly modelCount: number;
  /** When the page was made, in milliseconds. */
  readonly now: number;
  readonly source: string;
  readonly address: string;
  readonly cookies: readonly string[];
}

const modelsShown = 8;

/** The first of the models that the app runs with the fewest warnings. */
async function exampleOf(
  services: Services,
  models: readonly ModelRecord[],
  request: Pick<AppSnippetRequest, 'app' | 'options'>,
): Promise<{ readonly model?: ModelRecord; readonly answer?: AppSnippets }> {
  const answers = await Promise.all(
    models.map(async (model) => {
      const [answer] = await services.appSnippets({ ...request, model });
      return { model, ...(answer && { answer }) };
    }),
  );
  const warnings = ({ answer }: (typeof answers)[number]): number =>
    (answer?.snippets ?? []).reduce((sum, { warnings: own = [] }) => sum + own.length, 0);
  return answers.toSorted((a, b) => warnings(a) - warnings(b))[0] ?? {};
}

export const page: Page<AppData> = {
  async load({ services, params, url, request, now }) {
    const key = params.key ?? '';
    const app = services.app(key);
    const canonical = app ? undefined : services.app(key.toLowerCase())?.key;
    if (canonical !== undefined) throw redirect(appPath(canonical), 301);
    if (!app) throw new NotFoundError('app', key, await services.nearest('app', key, 6));
    const { items, total } = await services.search('model', { app: [key], limit: modelsShown, facets: [] });
    const { managers, cookies } = readChoices(request, url.searchParams);
    const { system: wanted = defaultSystem } = managers;
    const system = app.systems.includes(wanted) ? wanted : (app.systems[0] ?? defaultSystem);
    const { model, answer } = await exampleOf(services, items, {
      app: key,
      options: { system, way: url.searchParams.get('way') ?? undefined },
    });
    return {
      app,
      tasks: app.tasks.map((id) => ({ id, label: services.task(id)?.label ?? id })),
      installs: await installsOf(services, app, model, managers),
      example: model &&
        answer && {
          id: model.id,
          reason: answer.reason,
          deepLink: answer.deepLink,
          systems: app.systems.map((each) => ({
            key: each,
            label: systemLabels[each],
            chosen: each === system,
          })),
          ways: (answer.ways ?? []).map((way) => ({
            key: way.key,
            label: way.label,
            chosen: way.key === answer.way,
          })),
          blocks: await Promise.all(
            answer.snippets.map((snippet) => blockView(snippet, { ...managers, system })),
          ),
        },
      models: items.map((item) => rowOf('model', item, services)),
      modelCount: total,
      now,
      source: `${services.settings.sourceUrl}/packages/catalogue/src/apps/entries/${key}.ts`,
      address: url.pathname + url.search,
      cookies,
    };
  },

  paths: (services) => services.apps().map(({ key }) => appPath(key)),

  markdown: ({ app, tasks, installs, example, models, modelCount }) =>
    markdownDocument(
      `# ${escapeMarkdown(app.label)}`,
      escapeMarkdown(app.summary),
      bullets([
        `Key: ${inlineCode(app.key)}`,
        `Site: ${app.docsUrl}`,
        `Systems: ${app.systems.map((system) => systemLabels[system]).join(', ')}`,
        `Tasks: ${tasks.map(({ id, label }) => link(label, `${taskPath(id)}.md`)).join(', ')}`,
      ]),
      installs.length > 0 && '## Install',
      bullets(installs.map(({ label, command }) => `${label}: ${inlineCode(command.text)}`)),
      example && `## Example, for ${escapeMarkdown(example.id)}`,
      example && escapeMarkdown(example.reason),
      example?.deepLink !== undefined && inlineCode(example.deepLink),
      ...(example?.blocks ?? []).map(blockMarkdown),
      models.length > 0 && '## Models',
      bullets(models.map(({ id }) => link(id, `${modelPath(id)}.md`))),
      modelCount > 0 && link(`All ${plural(modelCount, 'model')}`, withQuery('/models', { app: app.key })),
    ),

  json: ({ app, installs, example, models, modelCount }) => ({
    ...app,
    installs: installs.map(({ system, command }) => ({ system, command: command.text })),
    example: example && {
      id: example.id,
      reason: example.reason,
      deepLink: example.deepLink,
      snippets: example.blocks.map(plainBlock),
    },
    models,
    modelCount,
  }),
};
