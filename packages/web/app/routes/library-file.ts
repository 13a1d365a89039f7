/** @module /libraries/{key}/snippet: one block of a library's examples as a file. */
import { noSuchFile } from '../snippets/no-such-file.ts';
import { examplesOf } from '../library/example.server.ts';
import { servicesOf } from '../load-context.server.ts';
import { snippetFile } from '../snippets/file.server.ts';
import type { Route } from './+types/library-file.ts';

export async function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  if (!services.library(params.key)) throw noSuchFile();
  const { shown } = await examplesOf(services, params.key, url.searchParams.get('example'), undefined);
  return snippetFile(shown?.snippets ?? [], `${params.key}-${shown?.branch ?? 'example'}`, url.searchParams);
}
