/** @module The content of plain data: whether two values have the same, and copies that no later change can reach. */

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Whether two values have the same content, that is the same fields all the way down. */
export function sameContent(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && sameList(a, b);
  return isFields(a) && isFields(b) && !Array.isArray(b) && sameFields(a, b);
}

function sameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let n = 0; n < a.length; n += 1) if (a[n] !== b[n] && !sameContent(a[n], b[n])) return false;
  return true;
}

function sameFields(a: Fields, b: Fields): boolean {
  let extra = 0;
  for (const field in a) {
    const value = a[field];
    const other = b[field];
    if (value !== other && !sameContent(value, other)) return false;
    extra += 1;
  }
  for (const _ in b) extra -= 1;
  return extra === 0;
}

/** How much of a value is worth copying: so many values, so many characters in them. */
const most = { values: 400, characters: 20_000 };

/** Objects of a class, and those that inherit fields, are more than their own fields say. */
const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Whether a value is plain data and within the bounds, which it uses up. */
function isModest(value: unknown, left: { values: number; characters: number }): boolean {
  left.values -= 1;
  if (typeof value === 'string') left.characters -= value.length;
  if (left.values < 0 || left.characters < 0 || typeof value === 'function') return false;
  if (!isFields(value)) return true;
  if (Array.isArray(value))
    return value.length <= left.values && value.every((entry) => isModest(entry, left));
  // A copy would take a field of this name for its own prototype.
  if (!isPlain(value) || Object.hasOwn(value, '__proto__')) return false;
  return Object.values(value).every((entry) => isModest(entry, left));
}

const copied = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(copied);
  if (!isFields(value)) return value;
  const fields: Record<string, unknown> = {};
  for (const field in value) fields[field] = copied(value[field]);
  return fields;
};

/** A copy of plain data, or nothing where the value is large or holds anything else. */
export const copyOf = (value: unknown): unknown => (isModest(value, { ...most }) ? copied(value) : undefined);

/** Freezes lists and plain objects all the way down; objects of a class keep to themselves. */
export function freezeAll<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (!Array.isArray(value) && !isPlain(value)) return value;
  Object.freeze(value);
  for (const entry of Object.values(value)) freezeAll(entry);
  return value;
}
