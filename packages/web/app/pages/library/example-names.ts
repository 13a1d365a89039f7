/** @module Names of a library's examples: the task, and a second word where several examples have the same task. */

export interface NamedBranch {
  /** The file name of the record. */
  readonly name: string;
  /** Label of the record's task; absent where it has none. */
  readonly task: { readonly id: string; readonly label: string } | undefined;
}

/** Second words that the file names do not say plainly. */
const plainWords: Readonly<Record<string, string>> = {
  'unknown token': 'custom mask token',
  unknown: 'unknown type',
  'found by words': 'by description',
  'no release': 'without a release',
  'no processor': 'without a processor',
  'both features': 'image and text',
  boxes: 'bounding boxes',
  direct: 'without a pipeline',
};

const noTask = 'Any task';

/** Keeps the order. Every name is unique, since file names are. */
export function exampleNames(branches: readonly NamedBranch[]): ReadonlyMap<string, string> {
  const byTask = Map.groupBy(branches, ({ task }) => task?.id);
  return new Map(
    branches.map(({ name, task }) => {
      const label = task?.label ?? noTask;
      const alone = byTask.get(task?.id)?.length === 1;
      const more = secondWords(name, task?.id ?? '');
      return [name, alone || more === '' ? label : `${label}, ${more}`];
    }),
  );
}

/** What the file name says beyond the task. */
function secondWords(name: string, task: string): string {
  const known = new Set(task.split('-'));
  const parts = name.split('-');
  const words = (task !== '' && name.startsWith(task) ? name.slice(task.length) : name)
    .replaceAll('-', ' ')
    .trim();
  const isOnlyTask = parts.every((part) => known.has(part));
  if (isOnlyTask && name === task) return '';
  return plainWords[words] ?? words;
}
