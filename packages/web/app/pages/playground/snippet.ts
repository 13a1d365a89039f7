/** @module /playground/snippet: one block for the record of the URL, as a file. */
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { servicesOf } from '../../lib/page/load-context.server.ts';
import { readRecord } from './read-record.ts';
import { recordText } from './record.ts';
import { readChoices } from '../../lib/code/choices.server.ts';
import { snippetFile } from '../../features/snippets/file.server.ts';
import type { Route } from './+types/snippet.ts';

export async function loader({ url, request, context }: Route.LoaderArgs): Promise<Response> {
  const services = servicesOf(context);
  const library = url.searchParams.get('library') ?? '';
  const read = readRecord(
    recordText((name) => url.searchParams.get(name) ?? undefined, 'model'),
    'model',
  );
  if ('problem' in read || !services.library(library)) throw noSuchFile();
  const { options } = readChoices(request, url.searchParams);
  const [answer] = await services.snippets({ model: read.record, library, options });
  return snippetFile(answer?.snippets ?? [], `playground-${library}`, url.searchParams);
}
