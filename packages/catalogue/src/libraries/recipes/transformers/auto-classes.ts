/** @module Which auto classes of Transformers load a model type, and which class each of them returns. */
import { heads } from './auto-classes.generated.ts';
import { own } from '../../../snippets/own.ts';
import { modelTypes } from './model-types/index.generated.ts';

export interface ModelType {
  /** Classes by auto class. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Auto classes by the class they return. */
  readonly makers: ReadonlyMap<string, readonly string[]>;
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

/** Rows of the table by model type. */
type Lines = ReadonlyMap<string, string>;

/** Split on first use: without Transformers models the table costs nothing. */
const linesByLetter = new Map<string, Lines>();
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
  const makers = new Map<string, string[]>();
  for (const [autoClass, names] of classes)
    for (const name of new Set(names)) makers.set(name, [...(makers.get(name) ?? []), autoClass]);
  return { classes, makers, preparers: Array.from(letters, (letter) => preparers[letter] ?? '') };
}

const typeOf = (line: string): string => line.slice(0, line.indexOf(' '));

/** The rows of types that begin with the letter, and with those beside it. */
function linesFrom(letter: string): Lines {
  const known = linesByLetter.get(letter);
  if (known) return known;
  const letters = Object.keys(modelTypes).find((some) => some.includes(letter)) ?? '';
  const lines = new Map(linesOf(own(modelTypes, letters) ?? '').map((line) => [typeOf(line), line]));
  linesByLetter.set(letter, lines);
  return lines;
}

/** Every `model_type` of the release. */
export const modelTypeNames = (): readonly string[] =>
  Object.values(modelTypes).flatMap((rows) => linesOf(rows).map(typeOf));

/** The release's entry for a `model_type`; undefined for types defined only by code of a repository. */
export function modelTypeOf(type: string | undefined): ModelType | undefined {
  if (type === undefined) return undefined;
  const known = decoded.get(type);
  if (known) return known;
  const line = linesFrom(type.charAt(0)).get(type);
  if (line === undefined) return undefined;
  const found = decode(line);
  decoded.set(type, found);
  return found;
}

/** Auto classes of the current release that load this `model_type`; undefined for an unknown type. */
export const autoClassesOf = (type: string): readonly string[] | undefined => {
  const found = modelTypeOf(type);
  return found && [...found.classes.keys()];
};
