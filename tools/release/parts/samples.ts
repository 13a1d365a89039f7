/**
 * @module The samples of a task as parts: the English texts, and those in other languages in small groups. Few records
 * need more than the first, and none more than one of the groups.
 */
import { posix } from 'node:path';

/** Codes that the texts are listed by. */
type Texts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in several languages: its English form is always there. */
const isLocalized = (value: Texts): boolean => 'en' in value && Object.keys(value).length > 1;

/** The texts of the samples that have several languages. */
const localizedIn = (value: unknown): readonly Texts[] => {
  if (!isObject(value)) return [];
  return isLocalized(value) ? [value] : Object.values(value).flatMap(localizedIn);
};

const isLatin = (text: unknown): boolean =>
  !/\p{L}/u.test(JSON.stringify(text).replaceAll(/\p{Script=Latin}/gu, ''));

const mostInGroup = 4;

const inGroups = (languages: readonly string[]): readonly (readonly string[])[] =>
  languages.length === 0 ? [] : [languages.slice(0, mostInGroup), ...inGroups(languages.slice(mostInGroup))];

/** The languages of each module but the English one: Latin letters and others are not in the same. */
function groupsOf(texts: readonly Texts[]): readonly (readonly string[])[] {
  const languages = [...new Set(texts.flatMap((one) => Object.keys(one)))].filter((one) => one !== 'en');
  const letters = new Set(languages.filter((one) => !texts.every((text) => isLatin(text[one] ?? ''))));
  return [...inGroups(languages.filter((one) => !letters.has(one))), ...inGroups([...letters])];
}

/** The texts in some of the languages. */
const among = (texts: Texts, languages: readonly string[]): Texts =>
  Object.fromEntries(languages.flatMap((one) => (one in texts ? [[one, texts[one]]] : [])));

/** A module that reads others. */
function reading(runtime: string, files: readonly string[], value: string): string {
  if (files.length === 0) return `export default ${value};\n`;
  const parts = files.map((file, at) => `const part${at} = part(() => import('./${posix.basename(file)}'));`);
  return [`import { inLanguages, part } from '${runtime}';`, ...parts, `export default ${value};`, ''].join(
    '\n',
  );
}

/** The texts of each module, by its file; the first is the part that a library reads, the second names the others. */
export function sampleModules(samples: unknown, runtime: string, file: string): ReadonlyMap<string, string> {
  const all = localizedIn(samples);
  const groups = groupsOf(all);
  const fileOf = (name: string): string => file.replace(/\.js$/, `-${name}.js`);
  const groupFiles = groups.map((_, at) => fileOf(`others-${at + 1}`));
  const written = (value: unknown): string => {
    if (!isObject(value)) return JSON.stringify(value);
    if (isLocalized(value)) {
      const english = JSON.stringify(among(value, ['en']));
      const languages = Object.keys(value).filter((one) => one !== 'en');
      return `inLanguages(${english}, ${JSON.stringify(languages.join(' '))}, () => part0().default[${all.indexOf(value)}])`;
    }
    const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${written(field)}`);
    return `{ ${fields.join(', ')} }`;
  };
  if (all.length === 0) return new Map([[file, reading(runtime, [], written(samples))]]);
  const named = groups.map((group, at) => `[${JSON.stringify(group.join(' '))}, part${at}]`);
  // Each text in all languages of the task: the first module tells which it has.
  const others = `[${all.map((_, at) => at).join(', ')}].map((at) =>
  [${named.join(', ')}].reduce((texts, [languages, group]) => inLanguages(texts, languages, () => group().default[at]), {}))`;
  return new Map([
    [file, reading(runtime, [fileOf('others')], written(samples))],
    [fileOf('others'), reading(runtime, groupFiles, others)],
    ...groups.map((group, at) => {
      const texts = JSON.stringify(all.map((one) => among(one, group)));
      return [groupFiles[at] ?? '', `export default ${texts};\n`] as const;
    }),
  ]);
}
