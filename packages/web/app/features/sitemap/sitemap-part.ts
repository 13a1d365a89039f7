/** @module /sitemap-models.xml and its like: the pages of records, some at a time. */
import { matchesTag } from '@loadout/server';
import { pathOf } from '../../lib/links/links.ts';
import { noSuchFile } from '../../lib/page/no-such-file.ts';
import { xmlStream } from '../../lib/xml/xml.ts';
import { originOf, servicesOf } from '../../lib/page/load-context.server.ts';
import { addressesPerPart, recordsBefore, repositoryMaps } from './addresses.ts';
import { keptUntilChange } from './caching.ts';
import { mapPieces } from './document.ts';

interface PartArguments {
  readonly request: Request;
  readonly url: URL;
  readonly context: Parameters<typeof servicesOf>[0];
}

export async function loader({ request, url, context }: PartArguments): Promise<Response> {
  const services = servicesOf(context);
  const { seq, records } = services.holdings();
  const kind = repositoryMaps[url.pathname];
  const skip = kind && recordsBefore(url.searchParams.get('part'), records[kind]);
  if (kind === undefined || skip === undefined) throw noSuchFile();
  const headers = keptUntilChange(seq);
  if (matchesTag(request.headers.get('if-none-match') ?? undefined, headers.etag))
    return new Response(null, { status: 304, headers });
  const listed = await services.list(kind, { skip, limit: addressesPerPart });
  const pages = listed.map(({ id, changed }) => ({ path: pathOf[kind](id), changed }));
  return xmlStream(mapPieces(originOf(context, url), pages), 'application/xml', headers);
}
