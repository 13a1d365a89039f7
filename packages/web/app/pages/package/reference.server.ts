/** @module The reference of a package, as `npm run generate` writes it, with colored code. */
import type { CodeView } from '@loadout/react';
import { fenced } from '@loadout/catalogue';
import { highlight } from '@loadout/server/highlight';
import { matchesWords } from '../../features/search/matches.ts';

interface WrittenEntry {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'type';
  readonly from: readonly string[];
  readonly group: string;
  readonly comment: string;
  readonly signature: string;
  readonly example?: string;
  readonly needs?: string;
}

export interface ReferenceEntry extends Omit<WrittenEntry, 'signature' | 'example'> {
  readonly signature: CodeView;
  readonly example?: CodeView;
}

const files = import.meta.glob<readonly WrittenEntry[]>('../../../../*/reference.generated.json', {
  import: 'default',
  eager: true,
});

const written = (name: string): readonly WrittenEntry[] =>
  files[`../../../../${name}/reference.generated.json`] ?? [];

/** Whether an export is one that was searched for: by its name, what it is for, or where it is imported from. */
export const isFound = (query: string, { name, comment, from, group }: Found): boolean =>
  matchesWords(query, name, comment, group, ...from);

type Found = Pick<WrittenEntry, 'name' | 'comment' | 'from' | 'group'>;

const kept = new Map<string, readonly ReferenceEntry[]>();

/** Colored once: a package has hundreds of exports. */
export async function referenceOf(name: string): Promise<readonly ReferenceEntry[]> {
  const known = kept.get(name);
  if (known) return known;
  const entries = await Promise.all(
    written(name).map(async ({ signature, example, ...entry }) =>
      Object.assign(entry, {
        signature: await highlight(signature, 'typescript'),
        ...(example !== undefined && { example: await highlight(example, 'typescript') }),
      }),
    ),
  );
  kept.set(name, entries);
  return entries;
}

/** The same as Markdown. */
export const referenceMarkdown = (name: string, query: string): string =>
  written(name)
    .filter((entry) => isFound(query, entry))
    .map(({ name: exported, from, comment, signature, example, needs }) =>
      [
        `### ${exported}`,
        comment,
        from.length > 1 || from[0]?.split('/').length !== 2
          ? `From ${from.map((one) => `\`${one}\``).join(', ')}.`
          : '',
        fenced('typescript', signature),
        example === undefined
          ? ''
          : `${needs === undefined ? 'Example:' : `Example, which needs ${needs}:`}\n\n${fenced('typescript', example)}`,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
