/** @module Names of human languages. */

const human = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** What hubs list among the languages. */
const others: ReadonlyMap<string, string> = new Map([
  ['multilingual', 'Multilingual'],
  ['code', 'Code'],
]);

/** `pt` → Portuguese; codes that are none are shown as they are. */
export function humanLanguage(code: string): string {
  try {
    return others.get(code) ?? human.of(code) ?? code;
  } catch {
    return code;
  }
}
