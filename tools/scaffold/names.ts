/** @module What a new entry may be called, and the names that follow from it. */
import { Failure } from '../start/bootstrap/failure.mjs';

interface NameRule {
  readonly pattern: RegExp;
  readonly allowed: string;
}

export const libraryKey: NameRule = {
  pattern: /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/,
  allowed: 'letters and digits, joined by single dots, dashes or underscores',
};

export const taskId: NameRule = {
  pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  allowed: 'small letters and digits, joined by single dashes',
};

const longest = 64;
const notEntry = /\.(?:test|testing|generated|d)$|^index$/;

/** Names that differ in capitals only would be one file on some systems. */
export const checkName = (name: string, rule: NameRule, taken: readonly string[]): void => {
  if (!rule.pattern.test(name) || name.length > longest || notEntry.test(name))
    throw new Failure(`"${name}" cannot be a name here: ${rule.allowed}, ${longest} at most.`);
  const same = taken.find((other) => other.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new Failure(`"${same}" exists already.`);
};

/** `video-text-to-text` → `Video Text To Text`. */
export const labelOf = (name: string): string =>
  name
    .split(/[-_]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The name under which a Python package of this name is likely to be imported. */
export const pythonModuleOf = (name: string): string => {
  const joined = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return /^\d/.test(joined) ? `_${joined}` : joined;
};
