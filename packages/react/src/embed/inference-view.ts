/** @module The view of an inference call, generated where the panel is rendered. */
import { CatalogueError, loadInferenceCatalogue, readModel } from '@loadout/catalogue/panels';
import { highlightLazily } from '@loadout/catalogue/render';
import { blockView } from '../block-view.ts';
import { chosenProvider, pickCall, providerChoices } from '../call/choices.ts';
import { callOptions, readOptionTexts } from '../call/options.ts';
import { readManagers } from '../managers.ts';
import type { InferenceView } from '../views.ts';
import { type PanelSource, recordOf } from './source.ts';

type Catalogue = Awaited<ReturnType<typeof loadInferenceCatalogue>>;
type Call = Parameters<Catalogue['inferenceAnswer']>;

/** Undefined if no provider serves the task of the model. */
export async function loadInferenceView(
  source: PanelSource,
  choices: URLSearchParams,
): Promise<InferenceView | undefined> {
  const [record, catalogue] = await Promise.all([recordOf(source), loadInferenceCatalogue()]);
  const { model } = readModel(record);
  const offers = catalogue.providersFor(model);
  if (offers.offered.length + offers.others.length === 0) return undefined;
  const provider = chosenProvider(offers, choices.get('provider') ?? undefined);
  const options = readOptionTexts(choices);
  const chat = catalogue.isChat(model);
  const { snippets, notices, problem } = answerOf(catalogue, record, () => ({
    ...defined(callOptions(options, chat)),
    provider,
  }));
  const picked = pickCall(snippets, choices.get('language') ?? undefined, choices.get('client') ?? undefined);
  const managers = readManagers([choices.get('manager') ?? undefined]);
  return {
    languages: picked.languages,
    clients: picked.clients,
    providers: providerChoices(offers.offered, provider),
    otherProviders: providerChoices(offers.others, provider),
    chat,
    bothWays: catalogue.hasBothWays(provider),
    options,
    blocks: await Promise.all(
      picked.snippets.map((snippet) => blockView(snippet, managers, highlightLazily)),
    ),
    notices: notices.map(({ message }) => message),
    problem,
  };
}

/** The error of an invalid option is shown in the panel. */
function answerOf({ inferenceAnswer }: Catalogue, record: Call[0], options: () => Call[1]) {
  try {
    return { ...inferenceAnswer(record, options()), problem: undefined };
  } catch (error) {
    if (!CatalogueError.is(error)) throw error;
    return { snippets: [], notices: [], problem: error.message };
  }
}

type Defined<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

function defined<Fields extends object>(fields: Fields): Defined<Fields>;
function defined(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
