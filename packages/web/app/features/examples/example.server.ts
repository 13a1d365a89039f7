/**
 * @module The record that a library's code is shown on. A fixture tests each branch of the library's generator, but
 * most are not of well-known models, and some have made-up ids.
 */
import type { ModelRecord, Snippet } from '@loadout/catalogue';
import type { Services, SnippetRequest } from '@loadout/server';
import { branchesOf } from './branches.server.ts';
import { untilRecordsChange } from '../../lib/records/until-records-change.server.ts';

export interface Example {
  readonly task: string | undefined;
  readonly record: ModelRecord;
  /** Whether the model has a page here. */
  readonly known: boolean;
  readonly snippets: readonly Snippet[];
}

const popularTried = 20;

/**
 * The code of a library for a task, on the record that shows it best. The record does not depend on the options: it
 * stays when a visitor chooses another revision.
 */
export async function exampleOf(
  services: Services,
  library: string,
  task: string | undefined,
  options?: SnippetRequest['options'],
): Promise<Example | undefined> {
  const example = await chosenExample(services, library, task);
  if (example === undefined || options === undefined || Object.keys(options).length === 0) return example;
  const snippets = await codeOf(services, library, example.record, options);
  return snippets && { ...example, snippets };
}

/** Nothing where a record has no code, or a notice in its place. */
async function codeOf(
  services: Services,
  library: string,
  record: ModelRecord,
  options?: SnippetRequest['options'],
): Promise<readonly Snippet[] | undefined> {
  const [answer] = await services.snippets({ model: record, library, options });
  return answer && answer.snippets.length > 0 && !answer.notice ? answer.snippets : undefined;
}

/**
 * A fixture of a model that has a page here, else a popular model of the library, else any fixture. Nothing where no
 * record has code. `task` is undefined for records without one.
 */
const chosenExample = untilRecordsChange(bestExample);

async function bestExample(
  services: Services,
  library: string,
  task: string | undefined,
): Promise<Example | undefined> {
  const branches = await branchesOf(library);
  const fixtures = branches.map(({ record }) => record).filter((record) => record.pipeline_tag === task);
  const [stored, popular] = await Promise.all([
    Promise.all(fixtures.map(({ id }) => services.model(id))),
    popularModels(services, library, task),
  ]);
  const known = fixtures.flatMap((fixture, at) => atHome(fixture, stored[at]));
  const recommended = services.task(task ?? '')?.models ?? [];
  const order = [...recommended, ...popular].map(({ id }) => id);
  const place = ({ record }: Example): number => {
    const at = order.indexOf(record.id);
    return at === -1 ? order.length : at;
  };
  const tiers = [
    { records: known, isKnown: true },
    { records: popular, isKnown: true },
    { records: fixtures, isKnown: false },
  ];
  let download: Example | undefined;
  for (const { records, isKnown } of tiers) {
    const examples = await Promise.all(
      records.map(async (record): Promise<readonly Example[]> => {
        const snippets = await codeOf(services, library, record);
        return snippets ? [{ task, record, known: isKnown, snippets }] : [];
      }),
    );
    const [best] = examples
      .flat()
      .toSorted((a, b) => compareCode(a, b) || place(a) - place(b) || lengthOf(a) - lengthOf(b));
    if (best && !isDownload(best)) return best;
    download ??= best;
  }
  return download;
}

/** A fixture may lack that the model is gated, and may have another task than the model for the sake of a test. */
function atHome(fixture: ModelRecord, stored: ModelRecord | undefined): readonly ModelRecord[] {
  if (!stored) return [];
  const tasks = new Set([fixture.pipeline_tag, stored.pipeline_tag].filter((task) => task !== undefined));
  if (tasks.size > 1) return [];
  return [stored.gated === undefined ? fixture : { ...fixture, gated: stored.gated }];
}

/** The most downloaded first. */
async function popularModels(
  services: Services,
  library: string,
  task: string | undefined,
): Promise<readonly ModelRecord[]> {
  const { items } = await services.search('model', {
    library: [library],
    ...(task !== undefined && { task: [task] }),
    sort: 'downloads',
    limit: popularTried,
    facets: [],
  });
  return items.filter((record) => record.pipeline_tag === task);
}

const otherLetters = /(?=\p{Letter})\P{Script=Latin}/u;

export const isDownload = ({ snippets }: Example): boolean =>
  snippets.every(({ title }) => title === 'Download the files');

/** What speaks against an example, the gravest first: no code, warnings, texts in other than Latin letters. */
const faultsOf = (example: Example): readonly number[] => [
  isDownload(example) ? 1 : 0,
  example.snippets.reduce((sum, { warnings = [] }) => sum + warnings.length, 0),
  example.snippets.some(({ code }) => otherLetters.test(code.text)) ? 1 : 0,
];

export function compareCode(a: Example, b: Example): number {
  const other = faultsOf(b);
  return (
    faultsOf(a)
      .map((count, at) => count - (other[at] ?? 0))
      .find((difference) => difference !== 0) ?? 0
  );
}

const lengthOf = ({ snippets }: Example): number =>
  snippets.reduce((sum, { code }) => sum + code.text.length, 0);
