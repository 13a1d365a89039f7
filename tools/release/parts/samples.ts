/** @module The samples of a task as two parts: the English texts, and those in other languages, which few records need. */
import { posix } from 'node:path';

/** Codes that the texts are listed by. */
type Texts = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A text in several languages: its English form is always there. */
const isLocalized = (value: Texts): boolean => 'en' in value && Object.keys(value).length > 1;

export interface SampleModules {
  /** The part that a library reads. */
  readonly english: string;
  /** The part that it reads then; undefined if all texts are English. */
  readonly others: string | undefined;
}

/** `runtime` is the address of a module with what parts need; `othersFile` that of the second module. */
export function sampleModules(samples: unknown, runtime: string, othersFile: string): SampleModules {
  const others: Texts[] = [];
  const written = (value: unknown): string => {
    if (!isObject(value)) return JSON.stringify(value);
    if (!isLocalized(value)) {
      const fields = Object.entries(value).map(
        ([name, field]) => `${JSON.stringify(name)}: ${written(field)}`,
      );
      return `{ ${fields.join(', ')} }`;
    }
    const { en, ...rest } = value;
    others.push(rest);
    return `inLanguages(${JSON.stringify(en)}, ${JSON.stringify(Object.keys(rest).join(' '))}, () => others().default[${others.length - 1}])`;
  };
  const value = written(samples);
  if (others.length === 0) return { english: `export default ${value};\n`, others: undefined };
  return {
    english: `import { inLanguages, part } from '${runtime}';
const others = part(() => import('./${posix.basename(othersFile)}'));
export default ${value};
`,
    others: `export default ${JSON.stringify(others)};\n`,
  };
}
