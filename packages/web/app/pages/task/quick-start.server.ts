/** @module Code for a task by library, each on an example model. */
import type { PanelWords } from '@loadout/react';
import type { Services } from '@loadout/server';
import { exampleOf } from '../../features/examples/example.server.ts';
import {
  chosenOf,
  type Panel,
  type PanelAnswer,
  panelOf,
  type Wanted,
} from '../../features/snippets/panel.server.ts';
import type { PanelChoices } from '../../lib/code/choices.server.ts';
import { libraryPath } from '../../lib/links/links.ts';

const words: PanelWords = {
  heading: 'Quick start',
  lead: 'Code by library.',
  choice: 'Library',
  parameter: 'library',
};

export async function quickStart(
  services: Services,
  task: string,
  /** In the order of the tabs. */
  libraries: readonly string[],
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
): Promise<Panel> {
  const answers = (await Promise.all(libraries.map((key) => answerOf(services, task, key)))).filter(
    (answer) => answer !== undefined,
  );
  const requested = answers.find(({ key }) => key === parameters.get('library'))?.key;
  const wanted: Wanted = { requested, preference: 'library', request };
  // The code of the others is not shown.
  const chosen = chosenOf(answers, wanted);
  const shown = chosen && (await answerOf(services, task, chosen.key, choices.options));
  return panelOf(
    words,
    answers.map((answer) => (answer === chosen && shown ? shown : answer)),
    wanted,
    choices,
  );
}

/** Nothing where the library has no code for the task. */
async function answerOf(
  services: Services,
  task: string,
  key: string,
  options?: PanelChoices['options'],
): Promise<PanelAnswer | undefined> {
  const library = services.library(key);
  const example = await exampleOf(services, key, task, options);
  if (!library || !example) return undefined;
  return {
    key,
    label: library.prettyLabel,
    reason: `For ${example.record.id}.`,
    docsUrl: library.docsUrl,
    aboutHref: libraryPath(key),
    verifiedAs: key,
    snippets: example.snippets,
  };
}
