/** @module The `--kind` option. */
import { type RepoKind, repoKinds } from '@loadout/hub';
import { UsageError } from './command.ts';

export const kindOption = {
  type: 'string',
  short: 'k',
  value: 'KIND',
  description: `One of ${repoKinds.join(', ')} (default: model).`,
  choices: repoKinds,
} as const;

/** Also accepts plurals such as `models`. */
export function kindOf(text: string | undefined): RepoKind {
  if (text === undefined) return 'model';
  const kind = repoKinds.find((each) => each === text || `${each}s` === text);
  if (kind === undefined)
    throw new UsageError(`--kind is ${JSON.stringify(text)}: expected ${repoKinds.join(', ')}.`);
  return kind;
}
