/** @module /opensearch.xml: lets a browser search Loadout from its address bar. */
import { servicesOf } from '../load-context.server.ts';
import type { Route } from './+types/opensearch.ts';

export function loader({ context, url }: Route.LoaderArgs): Response {
  const origin = servicesOf(context).settings.publicUrl ?? url.origin;
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Loadout</ShortName>
  <Description>From a model id to code that runs</Description>
  <Url type="text/html" template="${origin}/search?q={searchTerms}"/>
</OpenSearchDescription>
`,
    { headers: { 'content-type': 'application/opensearchdescription+xml; charset=utf-8' } },
  );
}
