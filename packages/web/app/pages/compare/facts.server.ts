/** @module The facts of compared models as rows: what no model has is left out. */
import type { ComparedModel, Services } from '@loadout/server';
import { formatCount, formatParameters, plural } from '../../lib/format/format.ts';
import { humanLanguage } from '../../lib/format/languages.ts';
import { licenseName } from '../../lib/format/licenses.ts';
import { libraryPath, modelPath, taskPath, withQuery } from '../../lib/links/links.ts';
import { providerName } from '../../lib/providers/matrix.server.ts';

export interface FactLink {
  readonly label: string;
  readonly href?: string;
}

export interface FactRow {
  readonly name: string;
  /** One for each model; empty where it is unknown. */
  readonly cells: readonly (readonly FactLink[])[];
}

type Read = (model: ComparedModel) => readonly FactLink[];

const text = (label: string | undefined): readonly FactLink[] => (label === undefined ? [] : [{ label }]);

/** More would hide the difference that is looked for. */
const mostLanguages = 12;

function languagesOf({ languages }: ComparedModel): readonly FactLink[] {
  const shown = languages.slice(0, mostLanguages).map((code) => ({ label: humanLanguage(code) }));
  const more = languages.length - shown.length;
  return more > 0 ? [...shown, { label: `${formatCount(more)} more` }] : shown;
}

const readers = (services: Services): readonly (readonly [string, Read])[] => [
  [
    'Task',
    ({ task }) =>
      task === undefined
        ? []
        : [
            {
              label: services.task(task)?.label ?? task,
              ...(services.task(task) && { href: taskPath(task) }),
            },
          ],
  ],
  [
    'Size',
    ({ parameters }) =>
      text(parameters === undefined ? undefined : `${formatParameters(parameters)} parameters`),
  ],
  ['License', ({ license }) => text(license === undefined ? undefined : licenseName(license.toLowerCase()))],
  ['Access', ({ gated }) => text(gated ? 'Gated' : undefined)],
  [
    'Context',
    ({ contextLength }) =>
      text(contextLength === undefined ? undefined : `${formatCount(contextLength)} tokens`),
  ],
  ['Languages', languagesOf],
  [
    'Libraries',
    ({ libraries }) =>
      libraries.map((key) => ({
        label: services.library(key)?.prettyLabel ?? key,
        href: libraryPath(key),
      })),
  ],
  [
    'Local apps',
    ({ apps }) =>
      apps.map((key) => ({ label: services.apps().find((app) => app.key === key)?.label ?? key })),
  ],
  ['Inference providers', ({ providers }) => providers.map((id) => ({ label: providerName(id) }))],
  ['Base model', ({ baseModels }) => baseModels.map((id) => ({ label: id, href: modelPath(id) }))],
];

export async function factRows(
  services: Services,
  models: readonly ComparedModel[],
): Promise<readonly FactRow[]> {
  const derived = await Promise.all(models.map(({ id }) => derivativesOf(services, id)));
  const rows = readers(services).map(([name, read]) => ({ name, cells: models.map(read) }));
  return [...rows, { name: 'Derivatives', cells: derived }].filter(({ cells }) =>
    cells.some((cell) => cell.length > 0),
  );
}

async function derivativesOf(services: Services, id: string): Promise<readonly FactLink[]> {
  const tag = `base_model:${id}`;
  const { total } = await services.search('model', { tag: [tag], limit: 1, facets: [] });
  return total === 0 ? [] : [{ label: plural(total, 'model'), href: withQuery('/models', { tag }) }];
}
