/**
 * @module The samples of a task as parts: the English texts, those in other languages with Latin letters, and the rest.
 * Few records need more than the first.
 */
import { posix } from 'node:path';

/** Codes that the texts are listed by. */
type Texts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in several languages: its English form is always there. */
const isLocalized = (value: Texts): boolean => 'en' in value && Object.keys(value).length > 1;

const isLatin = (text: unknown): boolean =>
  !/\p{L}/u.test(JSON.stringify(text).replaceAll(/\p{Script=Latin}/gu, ''));

/** The texts for which a condition holds, and the others. */
function partition(
  texts: Texts,
  holds: (language: string, text: unknown) => boolean,
): readonly [Texts, Texts] {
  const groups = Object.groupBy(Object.entries(texts), ([language, text]) => String(holds(language, text)));
  return [Object.fromEntries(groups['true'] ?? []), Object.fromEntries(groups['false'] ?? [])];
}

/** Texts of which some are in another module, as the number `at` there. */
const inLanguages = (known: Texts, others: Texts, at: number): string =>
  `inLanguages(${JSON.stringify(known)}, ${JSON.stringify(Object.keys(others).join(' '))}, () => others().default[${at}])`;

const partModule = (runtime: string, file: string, value: string): string =>
  `import { inLanguages, part } from '${runtime}';
const others = part(() => import('./${posix.basename(file)}'));
export default ${value};
`;

/** The texts of each module, by its file; the first is the part that a library reads, and each names the next one. */
export function sampleModules(samples: unknown, runtime: string, file: string): ReadonlyMap<string, string> {
  const latinFile = file.replace(/\.js$/, '-others.js');
  const lettersFile = file.replace(/\.js$/, '-letters.js');
  const latin: string[] = [];
  const letters: Texts[] = [];
  const written = (value: unknown): string => {
    if (!isObject(value)) return JSON.stringify(value);
    if (!isLocalized(value)) {
      const fields = Object.entries(value).map(
        ([name, field]) => `${JSON.stringify(name)}: ${written(field)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    const [english, others] = partition(value, (language) => language === 'en');
    const [known, rest] = partition(others, (_, text) => isLatin(text));
    if (Object.keys(rest).length === 0) latin.push(JSON.stringify(known));
    else latin.push(inLanguages(known, rest, letters.push(rest) - 1));
    return inLanguages(english, others, latin.length - 1);
  };
  const value = written(samples);
  const modules = new Map<string, string>();
  if (latin.length === 0) return modules.set(file, `export default ${value};\n`);
  modules.set(file, partModule(runtime, latinFile, value));
  if (letters.length === 0) return modules.set(latinFile, `export default [${latin.join(', ')}];\n`);
  return modules
    .set(latinFile, partModule(runtime, lettersFile, `[${latin.join(', ')}]`))
    .set(lettersFile, `export default ${JSON.stringify(letters)};\n`);
}
