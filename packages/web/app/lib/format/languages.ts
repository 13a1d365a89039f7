/** @module Names of human languages. */

const human = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** `pt` → Portuguese; codes that are none are shown as they are. */
export function humanLanguage(code: string): string {
  try {
    return human.of(code) ?? code;
  } catch {
    return code;
  }
}
