/** @module /opensearch.xml: lets a browser search Loadout from its address bar. */
import { escapeXml, xmlAnswer } from '../../lib/xml/xml.ts';
import { originOf } from '../../lib/page/load-context.server.ts';
import type { Route } from './+types/opensearch.ts';

export function loader({ context, url }: Route.LoaderArgs): Response {
  const origin = originOf(context, url);
  return xmlAnswer(
    `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>Loadout</ShortName>
  <Description>From a model id to code that runs</Description>
  <Url type="text/html" template="${escapeXml(origin)}/search?q={searchTerms}"/>
</OpenSearchDescription>`,
    'application/opensearchdescription+xml',
  );
}
