/** @module /spaces/{owner}/{name}/snippet: one block of a space's page as a file. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { idOf } from '../../lib/records/id.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { snippetFile } from '../../features/snippets/file.server.ts';
import type { Route } from './+types/snippet.ts';

export async function loader({ params, url, request, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  const space = await services.record('space', idOf(params));
  if (!space) throw noSuchFile();
  const { revision } = readChoices(request, url.searchParams).options;
  const answers = await services.spaceSnippets({ space, options: { revision } });
  const wanted = url.searchParams.get('client');
  const answer = wanted === null ? answers[0] : answers.find(({ client }) => client === wanted);
  return snippetFile(answer?.snippets ?? [], `${params.name}-${answer?.client}`, url.searchParams);
}
