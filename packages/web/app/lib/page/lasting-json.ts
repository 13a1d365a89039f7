/** @module JSON of page data, some parts of which stay the same: their text is made once. */

const texts = new WeakMap<object, string | undefined>();

/** Says that the part never changes. */
export function lasting<Part extends object>(part: Part): Part {
  texts.set(part, undefined);
  return part;
}

const isLasting = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && texts.has(value);

function textOf(value: unknown): string | undefined {
  if (!isLasting(value)) return JSON.stringify(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    texts.set(value, text);
  }
  return text;
}

/** As `JSON.stringify` writes it. */
export function jsonOf(value: unknown): string {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isRecord || !Object.values(value).some(isLasting)) return JSON.stringify(value);
  const fields = Object.entries(value).flatMap(([name, field]) => {
    const text = textOf(field);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${fields.join(',')}}`;
}
