/** @module The step that logs in for a repository that an example loads beside that of the record. */
import type { ModelRecord } from '../../../records/model.ts';
import { needsAccount } from '../../../snippets/access.ts';
import { logInStep } from '../../../snippets/account.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { withWarnings } from '../../../snippets/result.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';

/** Repositories that only accounts read that have accepted their terms. */
const gatedBase =
  /^(?:black-forest-labs\/FLUX\.(?:1-|2-(?:dev|klein-(?:base-)?9b))|krea\/Krea-2-|Lightricks\/LTX-2\.5-|meta-llama\/|stabilityai\/stable-diffusion-3)/i;

const accept = (base: string): Warning => ({
  code: 'gated',
  message: `This also loads ${base}, which is gated: ask for access on its page, then log in.`,
});

/** The example, after a step that logs in if its base needs one and the record does not. */
export function withBaseAccess(
  snippet: Snippet,
  base: string,
  model: ModelRecord,
  context: SnippetContext,
): readonly Snippet[] {
  if (!gatedBase.test(base)) return [snippet];
  const warning = accept(base);
  return needsAccount(model)
    ? [withWarnings(snippet, [warning])]
    : [{ ...logInStep({ gated: true }, context), warnings: [warning] }, snippet];
}
