/** @module Which auto classes of Transformers load a model type, and which class each of them returns. */
import { heads } from './auto-classes.generated.ts';
import { modelTypes } from './model-types/index.generated.ts';
import type { OwnTypeKind } from './own-types.ts';
import { joinedName } from './joined-name.ts';
import { mayBeType } from './names.ts';

export interface ModelType {
  /** Classes by auto class. */
  readonly classes: ReadonlyMap<string, readonly string[]>;
  /** Auto classes by the class they return. */
  readonly makers: ReadonlyMap<string, readonly string[]>;
  /** Auto classes that prepare its inputs. */
  readonly preparers: readonly string[];
  /** Packages that it needs besides Transformers. */
  readonly packages: readonly string[];
  /** The part with its code, if it is called in a way of its own. */
  readonly own: OwnTypeKind | undefined;
}

const preparers: Readonly<Record<string, string>> = {
  f: 'AutoFeatureExtractor',
  i: 'AutoImageProcessor',
  p: 'AutoProcessor',
  t: 'AutoTokenizer',
  v: 'AutoVideoProcessor',
};

const linesOf = (text: string): readonly string[] => text.trim().split('\n');

/** Split on first use: without Transformers models the table costs nothing. */
const linesByName = new Map<string, string[]>();
let pairs: readonly string[] | undefined;
const decoded = new Map<string, ModelType>();

/** The auto class and the ending of a head: its number, or both with a colon between them. */
const headOf = (head: string): readonly string[] =>
  head.includes(':')
    ? head.split(':')
    : ((pairs ??= linesOf(heads))[Number.parseInt(head, 36)] ?? '').split(' ');

/** The table has the names of parts and no others. */
const isPart = (text: string | undefined): text is OwnTypeKind => text !== undefined;

function decode(line: string): ModelType {
  const [, prefix = '', letters = '', numbers = '', packages, own] = line.split(' ');
  const classes = new Map<string, string[]>();
  for (const head of numbers.split('.')) {
    const [autoClass = '', ending = ''] = headOf(head);
    const name = ending.startsWith('=') ? ending.slice(1) : prefix + ending;
    const names = classes.get(autoClass);
    if (names) names.push(name);
    else classes.set(autoClass, [name]);
  }
  const makers = new Map<string, string[]>();
  for (const [autoClass, names] of classes)
    for (const name of new Set(names)) makers.set(name, [...(makers.get(name) ?? []), autoClass]);
  return {
    classes,
    makers,
    preparers: Array.from(letters, (letter) => preparers[letter] ?? ''),
    packages: packages ? packages.split(',') : [],
    own: isPart(own) ? own : undefined,
  };
}

const typeOf = (line: string): string => line.slice(0, line.indexOf(' '));

const starts = Object.keys(modelTypes);
const read = new Set<string>();

/** The rows of the types with this name, apart from separators. */
function linesNamed(joined: string): readonly string[] {
  const start = starts.findLast((first) => first <= joined);
  if (start !== undefined && !read.has(start)) {
    for (const line of linesOf(modelTypes[start] ?? '')) {
      const name = joinedName(typeOf(line));
      linesByName.set(name, [...(linesByName.get(name) ?? []), line]);
    }
    read.add(start);
  }
  return linesByName.get(joined) ?? [];
}

/** The types with this name, apart from separators. */
export const typesNamed = (joined: string): readonly string[] =>
  mayBeType(joined) ? linesNamed(joined).map(typeOf) : [];

/** Whether a text that may be anything, such as a tag, is a `model_type`. */
export const isModelType = (text: string): boolean =>
  !text.includes(':') && typesNamed(joinedName(text)).includes(text);

/** The release's entry for a `model_type`; undefined for types defined only by code of a repository. */
export function modelTypeOf(type: string | undefined): ModelType | undefined {
  if (type === undefined) return undefined;
  const known = decoded.get(type);
  if (known) return known;
  const line = linesNamed(joinedName(type)).find((one) => typeOf(one) === type);
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
