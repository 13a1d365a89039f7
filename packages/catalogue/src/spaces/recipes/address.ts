/** @module Where a space runs: the platform's pattern, filled with the space's own part. */
import { huggingFace } from '../../platform.ts';
import type { SnippetContext } from '../../snippets/context.ts';
import { isOtherHub } from '../../snippets/generate.ts';
import { sdkOf } from '../sdk.ts';
import type { SpaceRecord } from '../../records/space.ts';

/** One part of a host name. */
const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;

/** What the hub says, else owner and name in lower case with a dash for every other character. */
function subdomainOf({ id, subdomain }: SpaceRecord): string | undefined {
  const name = subdomain ?? id.toLowerCase().replace(/[^a-z\d]/g, '-');
  return label.test(name) ? name : undefined;
}

/** Nothing where the hub has no such addresses, or where the space's part of it cannot be told. */
export function spaceAddress(space: SpaceRecord, context: SnippetContext): string | undefined {
  const field = sdkOf(space) === 'static' ? 'staticSpaceUrl' : 'spaceUrl';
  const pattern = context.platform[field];
  // The addresses of the public hub are not those of another one that does not say its own.
  if (isOtherHub(context) && pattern === huggingFace[field]) return undefined;
  const name = subdomainOf(space);
  return pattern.includes('{subdomain}') && name !== undefined
    ? pattern.replace('{subdomain}', name)
    : undefined;
}
