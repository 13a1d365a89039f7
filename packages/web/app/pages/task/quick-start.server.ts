/** @module Code for a task by library, each on a record that the library is tested with. */
import type { PanelWords } from '@loadout/react';
import type { Services } from '@loadout/server';
import { branchesOf } from '../../features/examples/branches.server.ts';
import { type Panel, type PanelAnswer, panelOf } from '../../features/snippets/panel.server.ts';
import type { PanelChoices } from '../../lib/code/choices.server.ts';
import { libraryPath } from '../../lib/links/links.ts';
import { modelCounts } from '../../lib/records/counts.server.ts';

const words: PanelWords = {
  heading: 'Quick start',
  lead: 'Code by library.',
  choice: 'Library',
  parameter: 'library',
};

export async function quickStart(
  services: Services,
  task: string,
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
): Promise<Panel> {
  const counts = await modelCounts(services, 'library');
  const keys = (services.task(task)?.libraries ?? []).toSorted(
    (a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0),
  );
  const answers = (await Promise.all(keys.map((key) => answerOf(services, task, key, choices)))).filter(
    (answer) => answer !== undefined,
  );
  const requested = answers.find(({ key }) => key === parameters.get('library'))?.key;
  return panelOf(words, answers, { requested, preference: 'library', request }, choices);
}

/** Nothing where the library has no record of the task, or only a notice for it. */
async function answerOf(
  services: Services,
  task: string,
  key: string,
  { options }: PanelChoices,
): Promise<PanelAnswer | undefined> {
  const library = services.library(key);
  const branches = await branchesOf(key);
  const ofTask = branches.filter(({ record }) => record.pipeline_tag === task);
  const { record } = ofTask.find(({ name }) => name === task) ?? ofTask[0] ?? {};
  if (!library || !record) return undefined;
  const [answer] = await services.snippets({ model: record, library: key, options });
  if (!answer || answer.snippets.length === 0 || answer.notice) return undefined;
  return {
    key,
    label: library.prettyLabel,
    reason: `For ${record.id}.`,
    docsUrl: library.docsUrl,
    aboutHref: libraryPath(key),
    verifiedAs: key,
    snippets: answer.snippets,
  };
}
