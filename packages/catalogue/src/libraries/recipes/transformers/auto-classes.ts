/** @module Which auto classes of Transformers load a model type, and which class each of them makes. */
import { heads, modelTypes } from './auto-classes.generated.ts';

export interface ModelType {
  /** By auto class, the classes it makes. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Auto classes that prepare its inputs. */
  readonly preparers: readonly string[];
}

const preparers: Readonly<Record<string, string>> = {
  f: 'AutoFeatureExtractor',
  i: 'AutoImageProcessor',
  p: 'AutoProcessor',
  t: 'AutoTokenizer',
  v: 'AutoVideoProcessor',
};

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** Split on first use: a catalogue that never meets a Transformers model does not pay for the table. */
let lines: ReadonlyMap<string, string> | undefined;
let pairs: readonly (readonly [autoClass: string, ending: string])[] | undefined;
const decoded = new Map<string, ModelType>();

function decode(line: string): ModelType {
  pairs ??= linesOf(heads).map((head) => {
    const [autoClass = '', ending = ''] = head.split(' ');
    return [autoClass, ending];
  });
  const [, prefix = '', letters = '', numbers = ''] = line.split(' ');
  const classes = new Map<string, string[]>();
  for (const number of numbers.split('.')) {
    const [autoClass, ending] = pairs[Number.parseInt(number, 36)] ?? ['', ''];
    const name = ending.startsWith('=') ? ending.slice(1) : prefix + ending;
    const names = classes.get(autoClass);
    if (names) names.push(name);
    else classes.set(autoClass, [name]);
  }
  return { classes, preparers: Array.from(letters, (letter) => preparers[letter] ?? '') };
}

/** What the release knows about a `model_type`; nothing for one that only a repository's own code defines. */
export function modelTypeOf(type: string | undefined): ModelType | undefined {
  if (type === undefined) return undefined;
  const known = decoded.get(type);
  if (known) return known;
  lines ??= new Map(linesOf(modelTypes).map((line) => [line.slice(0, line.indexOf(' ')), line]));
  const line = lines.get(type);
  if (line === undefined) return undefined;
  const found = decode(line);
  decoded.set(type, found);
  return found;
}

/** Auto classes of the current release that load this `model_type`; nothing for a type it does not know. */
export const autoClassesOf = (type: string): readonly string[] | undefined => {
  const found = modelTypeOf(type);
  return found && [...found.classes.keys()];
};
