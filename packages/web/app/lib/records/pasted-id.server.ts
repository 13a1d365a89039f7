/** @module The id of the repository whose URL was pasted in place of its id. */
import type { RepoKind } from '@loadout/hub';
import { pastedReference } from '@loadout/server';

/** Other text stays as it is. */
export function pastedId(text: string, kind: RepoKind): string {
  const reference = pastedReference(text);
  return reference?.certain === true && reference.kind === kind ? reference.id : text;
}
