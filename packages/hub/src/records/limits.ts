/** @module Size limits of a record, and the check for values that exceed them. */

export const recordLimits = {
  /** Length of the whole record as JSON. */
  characters: 8 * 1024 * 1024,
  /** Length of any string. */
  text: 1024 * 1024,
  /** Length of any field name. */
  name: 1024,
  depth: 64,
} as const;

export interface Problem {
  /** Path of the field, joined by dots; empty for the whole record. */
  readonly field: string;
  readonly message: string;
}

interface Place {
  readonly value: object;
  readonly depth: number;
  readonly name: string;
  readonly parent: Place | undefined;
}

/** The first value that is too long, too deep or contains a NUL character. Iterative, because input may be deep. */
export function limitProblem(record: object): Problem | undefined {
  const open: Place[] = [{ value: record, depth: 0, name: '', parent: undefined }];
  for (let place = open.pop(); place; place = open.pop()) {
    if (place.depth > recordLimits.depth) {
      return { field: pathOf(place), message: `is nested more than ${recordLimits.depth} levels deep` };
    }
    const problem = Array.isArray(place.value)
      ? listProblem(place, place.value, open)
      : objectProblem(place, open);
    if (problem) return problem;
  }
  return undefined;
}

// Separate from objects for speed: most values are tags in a list, and this creates no index string for them.
function listProblem(place: Place, items: readonly unknown[], open: Place[]): Problem | undefined {
  for (let i = 0; i < items.length; i += 1) {
    const item = items[i];
    const message = typeof item === 'string' ? textProblem(item) : undefined;
    if (message) return { field: pathOf(place, String(i)), message };
    if (typeof item === 'object' && item !== null) open.push(placeIn(place, String(i), item));
  }
  return undefined;
}

function objectProblem(place: Place, open: Place[]): Problem | undefined {
  const { value } = place;
  for (const name of Object.keys(value)) {
    const wrongName = nameProblem(name);
    if (wrongName) return { field: pathOf(place), message: wrongName };
    const child: unknown = Reflect.get(value, name);
    const message = typeof child === 'string' ? textProblem(child) : undefined;
    if (message) return { field: pathOf(place, name), message };
    if (typeof child === 'object' && child !== null) open.push(placeIn(place, name, child));
  }
  return undefined;
}

const placeIn = (parent: Place, name: string, value: object): Place => ({
  value,
  depth: parent.depth + 1,
  name,
  parent,
});

function textProblem(text: string): string | undefined {
  if (text.length > recordLimits.text) {
    return `is ${text.length} characters long; at most ${recordLimits.text} are taken`;
  }
  return text.includes('\0') ? 'contains a NUL character' : undefined;
}

function nameProblem(name: string): string | undefined {
  if (name.length > recordLimits.name) return `has a field whose name is ${name.length} characters long`;
  return name.includes('\0') ? 'has a field whose name contains a NUL character' : undefined;
}

function pathOf(place: Place, ...last: string[]): string {
  const names = last;
  for (let at: Place | undefined = place; at?.parent; at = at.parent) names.unshift(at.name);
  return names.join('.');
}
