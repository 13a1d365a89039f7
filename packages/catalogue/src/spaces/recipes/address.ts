/** @module The URL of a running space: the platform's pattern, filled with the space's subdomain. */
import { huggingFace } from '../../platform.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/access.ts';
import { sdkOf } from '../sdk.ts';
import type { SpaceRecord } from '../../records/space.ts';

/** A host name label. */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** The hub's value, or owner and name in lower case with a dash for every other character. */
function subdomainOf({ id, subdomain }: SpaceRecord): string | undefined {
  const name = subdomain ?? id.toLowerCase().replace(/[^a-z\d]/g, '-');
  return label.test(name) ? name : undefined;
}

/** Nothing if the hub has no such URLs, or if the space's subdomain cannot be derived. */
export function spaceAddress(space: SpaceRecord, context: SnippetContext): string | undefined {
  const field = sdkOf(space) === 'static' ? 'staticSpaceUrl' : 'spaceUrl';
  const pattern = context.platform[field];
  // URLs of the public hub do not apply to another hub.
  if (isOtherHub(context) && pattern === huggingFace[field]) return undefined;
  const name = subdomainOf(space);
  return pattern.includes('{subdomain}') && name !== undefined
    ? pattern.replace('{subdomain}', name)
    : undefined;
}
