/** @module Compresses the table of auto classes: a class name is the prefix of its model type plus a common suffix. */

/** Class names by model type, then by auto class. */
export type AutoClasses = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export interface Preparers {
  readonly [modelType: string]: readonly string[];
}

const ending = /(?:For[A-Z]|LMHead|Model|With[A-Z]).*$/;

/** The most common prefix of the names: `Bert` of `BertModel`, `BertForMaskedLM`. */
function prefixOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) {
    const prefix = name.replace(ending, '');
    counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

const preparerLetters: Readonly<Record<string, string>> = {
  AutoFeatureExtractor: 'f',
  AutoImageProcessor: 'i',
  AutoProcessor: 'p',
  AutoTokenizer: 't',
  AutoVideoProcessor: 'v',
};

/** One head: the auto class, and the ending of a class name or the whole of it. */
const headOf = (autoClass: string, name: string, prefix: string): string =>
  `${autoClass} ${name.startsWith(prefix) ? name.slice(prefix.length) : `=${name}`}`;

/** Heads of fewer types are written in their rows. */
const leastForNumber = 14;

/**
 * `heads` are pairs of auto class and ending that several types have, the most frequent first; a line is
 * `type prefix preparers heads packages part`, each head its number in base 36, or the pair itself as `auto:ending`. The
 * part has the code for a type that is called in a way of its own.
 */
export function encode(
  models: AutoClasses,
  preparers: Preparers,
  packages: Readonly<Record<string, readonly string[]>> = {},
  parts: Readonly<Record<string, string>> = {},
  least = leastForNumber,
): { readonly heads: readonly string[]; readonly lines: readonly string[] } {
  const rows = Object.entries(models).flatMap(([type, byAuto]) => {
    const entries = Object.entries(byAuto);
    if (entries.length === 0) return [];
    const prefix = prefixOf(entries.flatMap(([, names]) => names));
    const heads = entries.flatMap(([autoClass, names]) =>
      names.map((name) => headOf(autoClass, name, prefix)),
    );
    return [{ type, prefix, heads }];
  });
  const unknown = Object.keys({ ...packages, ...parts }).find(
    (type) => !rows.some((row) => row.type === type),
  );
  if (unknown !== undefined)
    throw new Error(`The release has no model type ${unknown}, for which packages or code are listed.`);
  const counts = new Map<string, number>();
  for (const { heads } of rows) for (const head of heads) counts.set(head, (counts.get(head) ?? 0) + 1);
  const heads = [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, a], [, b]) => b - a)
    .map(([head]) => head);
  const numbers = new Map(heads.map((head, n) => [head, n.toString(36)]));
  const lines = rows.map(({ type, prefix, heads: own }) => {
    // Backbones see pictures; the release leaves it to the repository what prepares those of some types.
    const usual = 'AutoBackbone' in (models[type] ?? {}) ? ['AutoImageProcessor'] : [];
    const prepared = preparers[type] ?? [];
    const letters = (prepared.length > 0 ? prepared : usual)
      .map((one) => preparerLetters[one] ?? '')
      .join('');
    const written = own.map((head) => numbers.get(head) ?? head.replace(' ', ':'));
    const needed = packages[type]?.join(',') ?? '';
    return [type, prefix, letters, written.join('.'), needed, parts[type] ?? ''].join(' ').trimEnd();
  });
  return { heads, lines };
}
