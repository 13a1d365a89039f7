/** @module /models/{owner}/{name}/snippet: one block of a model's page as a file, with the same parameters. */
import type { ModelRecord, Snippet } from '@loadout/catalogue';
import type { Services } from '@loadout/server';
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { chooseCall } from '../../features/inference/panel.server.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { ggufOptions } from '@loadout/react';
import { snippetFile } from '../../features/snippets/file.server.ts';
import { appOptions } from './apps/panel.server.ts';
import type { Route } from './+types/snippet.ts';

export async function loader({ params, url, request, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  const id = idOf(params);
  const model = await services.model(id);
  const found = model && (await blocksOf(services, model, request, url.searchParams));
  if (!found) throw noSuchFile();
  return snippetFile(found.snippets, `${id.split('/').at(-1) ?? 'model'}-${found.by}`, url.searchParams);
}

interface Blocks {
  readonly snippets: readonly Snippet[];
  /** The library, app or client they are for. */
  readonly by: string;
}

async function blocksOf(
  services: Services,
  model: ModelRecord,
  request: Request,
  parameters: URLSearchParams,
): Promise<Blocks | undefined> {
  const choices = readChoices(request, parameters, ggufOptions(model));
  const { options } = choices;
  if (parameters.get('panel') === 'inference') {
    // A saved file is run again, so it includes error handling.
    const call = await chooseCall(services, model, request, parameters, { errorHandling: true });
    const [first] = call?.snippets ?? [];
    return first && call && { snippets: call.snippets, by: first.client };
  }
  if (parameters.get('panel') === 'app') {
    const answers = await services.appSnippets({ model, options: appOptions(request, parameters, choices) });
    const answer = answers.find(({ app }) => app === parameters.get('app'));
    return answer && { snippets: answer.snippets, by: answer.app };
  }
  const library = parameters.get('library') ?? undefined;
  if (library !== undefined && !services.library(library)) return undefined;
  const [answer] = await services.snippets({ model, options, ...(library !== undefined && { library }) });
  return answer && { snippets: answer.snippets, by: answer.library };
}
