/** @module /playground/evidence: how far the snippets of all libraries are checked. The browser looks up its own. */
import { sourceEvidence } from '@loadout/verification';

let answer: string | undefined;

export function loader(): Response {
  answer ??= JSON.stringify(sourceEvidence());
  return new Response(answer, {
    headers: { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' },
  });
}
