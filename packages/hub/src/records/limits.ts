/** @module How large a record may be, and the pass over its values that finds what no record may hold. */

export const recordLimits = {
  /** Of the whole record, as JSON text. */
  characters: 8 * 1024 * 1024,
  /** Of one string anywhere in it. */
  text: 1024 * 1024,
  /** Of the name of a field anywhere in it. */
  name: 1024,
  tags: 10_000,
  tagLength: 512,
  depth: 64,
} as const;

export interface Problem {
  /** Path of the field, its parts joined by dots; empty for the record as a whole. */
  readonly field: string;
  readonly message: string;
}

interface Place {
  readonly value: object;
  readonly depth: number;
  readonly name: string;
  readonly parent: Place | undefined;
}

/** The first value that is too long, too deep or holds a NUL character. Goes without recursion: depth is what it guards. */
export function limitProblem(record: object): Problem | undefined {
  const open: Place[] = [{ value: record, depth: 0, name: '', parent: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, depth } = place;
    if (depth > recordLimits.depth) {
      return { field: pathOf(place), message: `is nested more than ${recordLimits.depth} levels deep` };
    }
    const isList = Array.isArray(value);
    for (const [name, child] of Object.entries(value)) {
      const wrongName = isList ? undefined : nameProblem(name);
      if (wrongName) return { field: pathOf(place), message: wrongName };
      if (typeof child === 'object' && child !== null) {
        open.push({ value: child, depth: depth + 1, name, parent: place });
      } else if (typeof child === 'string') {
        const message = textProblem(child);
        if (message) return { field: [pathOf(place), name].filter(Boolean).join('.'), message };
      }
    }
  }
  return undefined;
}

function textProblem(text: string): string | undefined {
  if (text.length > recordLimits.text) {
    return `is ${text.length} characters long; at most ${recordLimits.text} are taken`;
  }
  return text.includes('\0') ? 'holds a NUL character' : undefined;
}

function nameProblem(name: string): string | undefined {
  if (name.length > recordLimits.name) return `has a field whose name is ${name.length} characters long`;
  return name.includes('\0') ? 'has a field whose name holds a NUL character' : undefined;
}

function pathOf(place: Place): string {
  const names: string[] = [];
  for (let at: Place | undefined = place; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join('.');
}
