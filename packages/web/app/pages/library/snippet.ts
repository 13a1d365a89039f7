/** @module /libraries/{key}/snippet: one block of a library's examples as a file. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { examplesOf } from './example.server.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { snippetFile } from '../../features/snippets/file.server.ts';
import type { Route } from './+types/snippet.ts';

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  if (!services.library(params.key)) throw noSuchFile();
  const { shown } = await examplesOf(services, params.key, url.searchParams.get('example'));
  return snippetFile(shown?.snippets ?? [], `${params.key}-${shown?.task ?? 'example'}`, url.searchParams);
}
