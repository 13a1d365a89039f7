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

/** `heads` are pairs of auto class and ending; a line is `type prefix preparers heads`, each head a number in base 36. */
export function encode(
  models: AutoClasses,
  preparers: Preparers,
): { readonly heads: readonly string[]; readonly lines: readonly string[] } {
  const heads = new Map<string, number>();
  const lines = Object.entries(models).flatMap(([type, byAuto]) => {
    const entries = Object.entries(byAuto);
    if (entries.length === 0) return [];
    const prefix = prefixOf(entries.flatMap(([, names]) => names));
    const numbers = entries.flatMap(([autoClass, names]) =>
      names.map((name) => {
        const head = `${autoClass} ${name.startsWith(prefix) ? name.slice(prefix.length) : `=${name}`}`;
        const number = heads.get(head) ?? heads.size;
        heads.set(head, number);
        return number.toString(36);
      }),
    );
    const letters = (preparers[type] ?? []).map((one) => preparerLetters[one] ?? '').join('');
    return [`${type} ${prefix} ${letters} ${numbers.join('.')}`];
  });
  return { heads: [...heads.keys()], lines };
}
