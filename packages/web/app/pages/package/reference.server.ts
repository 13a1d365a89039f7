/** @module The reference of a package, as `npm run generate` writes it, with colored code. */
import type { CodeView } from '@loadout/react';
import { fenced } from '@loadout/catalogue';
import { highlight } from '@loadout/server/highlight';
import { matchesWords } from '../../features/search/matches.ts';

interface WrittenEntry {
  readonly name: string;
  readonly kind: 'class' | 'constant' | 'function' | 'type';
  readonly from: readonly string[];
  /** All entry points that `*` in `from` means. */
  readonly paths?: readonly string[];
  readonly group: string;
  readonly comment: string;
  readonly signature: string;
  readonly example?: string;
  readonly needs?: string;
}

/** An entry with the id of its element. */
interface AnchoredEntry extends WrittenEntry {
  readonly anchor: string;
}

export interface ReferenceEntry extends Omit<AnchoredEntry, 'signature' | 'example'> {
  readonly signature: CodeView;
  readonly example?: CodeView;
}

const files = import.meta.glob<readonly WrittenEntry[]>('../../../../*/reference.generated.json', {
  import: 'default',
  eager: true,
});

/** Exports that match: by words, by group, or all. */
export interface ReferenceChoice {
  readonly query: string;
  readonly part: string | undefined;
}

/** Two entry points may export the same name: the second has its entry point in the id. */
function anchored(entries: readonly WrittenEntry[]): readonly AnchoredEntry[] {
  const taken = new Set<string>();
  return entries.map((entry) => {
    const { name, from } = entry;
    const anchor = taken.has(name) ? `${name}-${from[0]?.split('/').at(-1) ?? ''}` : name;
    taken.add(anchor);
    return { ...entry, anchor };
  });
}

const allOf = (name: string): readonly AnchoredEntry[] =>
  anchored(files[`../../../../${name}/reference.generated.json`] ?? []);

/** Every entry point has it: it says nothing, and "load" would match all of them. */
const withoutScope = (text: string): string => text.replaceAll('@loadout/', '');

/** Words are searched in the name, what it is for, its group and where it is imported from. */
export const referenceOf = (name: string, { query, part }: ReferenceChoice): readonly AnchoredEntry[] =>
  allOf(name).filter(
    ({ name: exported, comment, from, paths = [], group }) =>
      (part === undefined || group === part) &&
      matchesWords(withoutScope(query), exported, comment, group, ...[...from, ...paths].map(withoutScope)),
  );

export interface ReferenceGroup {
  readonly key: string;
  readonly count: number;
}

/** The general ones first, the others by name. */
export const groupsOf = (name: string): readonly ReferenceGroup[] =>
  [...Map.groupBy(allOf(name), ({ group }) => group)]
    .map(([key, entries]) => ({ key, count: entries.length }))
    .toSorted(
      (a, b) => Number(b.key === 'general') - Number(a.key === 'general') || a.key.localeCompare(b.key, 'en'),
    );

export const colored = (entries: readonly AnchoredEntry[]): Promise<readonly ReferenceEntry[]> =>
  Promise.all(
    entries.map(async ({ signature, example, ...entry }) =>
      Object.assign(entry, {
        signature: await highlight(signature, 'typescript'),
        ...(example !== undefined && { example: await highlight(example, 'typescript') }),
      }),
    ),
  );

/** The same as Markdown. */
export const referenceMarkdown = (name: string, choice: ReferenceChoice): string =>
  referenceOf(name, choice)
    .map(({ name: exported, from, paths, comment, signature, example, needs }) =>
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
        paths === undefined ? '' : `Import paths:\n\n${paths.map((path) => `- \`${path}\``).join('\n')}`,
      ]
        .filter((part) => part !== '')
        .join('\n\n'),
    )
    .join('\n\n');
