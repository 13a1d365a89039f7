/** @module /datasets/{owner}/{name}/snippet: one block of a dataset's page as a file. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { chosenConfig } from '../../features/snippets/repository-panel.server.ts';
import { snippetFile } from '../../features/snippets/file.server.ts';
import type { Route } from './+types/snippet.ts';

export async function loader({ params, url, request, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  const id = idOf(params);
  const dataset = await services.record('dataset', id);
  const library = url.searchParams.get('library') ?? undefined;
  const known = library === undefined || services.datasetLibraries().some(({ key }) => key === library);
  if (!dataset || !known) throw noSuchFile();
  const { revision } = readChoices(request, url.searchParams).options;
  const options = { revision, config: chosenConfig(dataset, url.searchParams) };
  const [answer] = await services.datasetSnippets({ dataset, library, options });
  return snippetFile(answer?.snippets ?? [], `${params.name}-${answer?.library}`, url.searchParams);
}
