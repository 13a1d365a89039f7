/** @module The snippet panels of a dataset and of a space. */
import type { PanelWords } from '@loadout/react';
import { datasetConfigs, spaceClients } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import type { PanelChoices } from '../../lib/code/choices.server.ts';
import { type Panel, type PanelAnswer, panelOf } from './panel.server.ts';

const datasetWords: PanelWords = {
  heading: 'Use with a library',
  lead: 'Read the dataset in your own code.',
  choice: 'Library',
  parameter: 'library',
  part: { label: 'Config', parameter: 'config' },
};
const spaceWords: PanelWords = {
  heading: 'Use this space',
  lead: 'Call it from your own code, embed it or fetch its files.',
  choice: 'Client',
  parameter: 'client',
};

/** Loads the panel of one record. */
export type LoadPanel = (
  services: Services,
  record: unknown,
  request: Request,
  parameters: URLSearchParams,
  choices: PanelChoices,
) => Promise<Panel>;

/** The config that the URL names; others are ignored, as the record may have changed since. */
export function chosenConfig(dataset: unknown, parameters: URLSearchParams): string | undefined {
  const wanted = parameters.get('config');
  return datasetConfigs(dataset).names.find((name) => name === wanted);
}

export const loadDatasetPanel: LoadPanel = async (services, dataset, request, parameters, choices) => {
  const libraries = services.datasetLibraries();
  const factsOf = (key: string | null) => libraries.find((library) => library.key === key);
  const requested = factsOf(parameters.get('library'))?.key;
  const { revision, platform } = choices.options;
  const config = chosenConfig(dataset, parameters);
  const options = { revision, platform, config };
  const fitting = await services.datasetSnippets({ dataset, options });
  const answers =
    requested === undefined || fitting.some(({ library }) => library === requested)
      ? fitting
      : [...fitting, ...(await services.datasetSnippets({ dataset, library: requested, options }))];
  const named = answers.map(({ library, ...answer }): PanelAnswer => {
    const facts = factsOf(library);
    return Object.assign(answer, {
      key: library,
      label: facts?.prettyLabel ?? library,
      docsUrl: facts?.docsUrl,
      verifiedAs: `datasets/${library}`,
    });
  });
  const { names, main } = datasetConfigs(dataset);
  const configs = names.map((key) => ({ key, label: key, chosen: key === (config ?? main) }));
  return panelOf(
    datasetWords,
    named,
    { requested, preference: 'dataset-library', request },
    choices,
    configs,
  );
};

const clients: Readonly<Record<string, { readonly docsUrl: string }>> = spaceClients;

export const loadSpacePanel: LoadPanel = async (services, space, request, parameters, choices) => {
  const { revision, platform } = choices.options;
  const answers = await services.spaceSnippets({ space, options: { revision, platform } });
  const named = answers.map(({ client, ...answer }): PanelAnswer =>
    Object.assign(answer, {
      key: client,
      docsUrl: clients[client]?.docsUrl,
      verifiedAs: `spaces/${client}`,
    }),
  );
  const requested = named.find(({ key }) => key === parameters.get('client'))?.key;
  return panelOf(spaceWords, named, { requested, preference: 'space-client', request }, choices);
};
