/** @module The step that logs in for a repository that an example loads beside that of the record. */
import { isGatedId } from '../../../records/known-gated.ts';
import type { ModelRecord } from '../../../records/model.ts';
import { needsAccount } from '../../../snippets/access.ts';
import { logInStep } from '../../../snippets/account.ts';
import type { SnippetContext } from '../../../snippets/context.ts';
import { withWarnings } from '../../../snippets/result.ts';
import type { Snippet, Warning } from '../../../snippets/snippet.ts';

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
  isGated: boolean = isGatedId(base),
): readonly Snippet[] {
  if (!isGated) return [snippet];
  const warning = accept(base);
  return needsAccount(model)
    ? [withWarnings(snippet, [warning])]
    : [{ ...logInStep({ gated: true }, context), warnings: [warning] }, snippet];
}
