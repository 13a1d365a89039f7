/** @module Which auto classes of Transformers load a model type, and which class each of them returns. */
import { heads } from './auto-classes.generated.ts';
import { modelTypes } from './model-types/index.generated.ts';
import { joinedName } from './joined-name.ts';
import { mayBeType } from './type-names.ts';

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

/** Some rows of the table. */
interface Lines {
  readonly byType: ReadonlyMap<string, string>;
  /** Types by their names without separators. */
  readonly types: ReadonlyMap<string, readonly string[]>;
}

/** Split on first use: without Transformers models the table costs nothing. */
const linesByStart = new Map<string, Lines>();
let pairs: readonly string[] | undefined;
const decoded = new Map<string, ModelType>();

/** The auto class and the ending of a head: its number, or both with a colon between them. */
const headOf = (head: string): readonly string[] =>
  head.includes(':')
    ? head.split(':')
    : ((pairs ??= linesOf(heads))[Number.parseInt(head, 36)] ?? '').split(' ');

function decode(line: string): ModelType {
  const [, prefix = '', letters = '', numbers = ''] = line.split(' ');
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
  return { classes, makers, preparers: Array.from(letters, (letter) => preparers[letter] ?? '') };
}

function readLines(text: string): Lines {
  const byType = new Map<string, string>();
  const types = new Map<string, string[]>();
  for (const line of linesOf(text)) {
    const type = line.slice(0, line.indexOf(' '));
    const joined = joinedName(type);
    byType.set(type, line);
    types.set(joined, [...(types.get(joined) ?? []), type]);
  }
  return { byType, types };
}

const starts = Object.keys(modelTypes);

/** The rows among which a type is, if there is one with this name apart from separators. */
function linesNear(joined: string): Lines | undefined {
  const start = starts.findLast((first) => first <= joined);
  if (start === undefined) return undefined;
  const known = linesByStart.get(start);
  if (known) return known;
  const lines = readLines(modelTypes[start] ?? '');
  linesByStart.set(start, lines);
  return lines;
}

/** The types with this name, apart from separators. */
export const typesNamed = (joined: string): readonly string[] =>
  (mayBeType(joined) ? linesNear(joined)?.types.get(joined) : undefined) ?? [];

/** Whether a text that may be anything, such as a tag, is a `model_type`. */
export function isModelType(text: string): boolean {
  if (text.includes(':')) return false;
  const joined = joinedName(text);
  return mayBeType(joined) && linesNear(joined)?.byType.has(text) === true;
}

/** The release's entry for a `model_type`; undefined for types defined only by code of a repository. */
export function modelTypeOf(type: string | undefined): ModelType | undefined {
  if (type === undefined) return undefined;
  const known = decoded.get(type);
  if (known) return known;
  const line = linesNear(joinedName(type))?.byType.get(type);
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
