/** @module Valid names of new entries, and the names derived from them. */
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
  allowed: 'lowercase letters and digits, joined by single dashes',
};

const longest = 64;
const notEntry = /\.(?:test|testing|generated|d)$|^index$/;

/** Names that differ only in case would be the same file on some systems. */
export const checkName = (name: string, rule: NameRule, taken: readonly string[]): void => {
  if (!rule.pattern.test(name) || name.length > longest || notEntry.test(name))
    throw new Failure(`"${name}" is not a valid name: use ${rule.allowed}, at most ${longest} characters.`);
  const same = taken.find((other) => other.toLowerCase() === name.toLowerCase());
  if (same !== undefined) throw new Failure(`"${same}" exists already.`);
};

/** `video-text-to-text` → `Video Text To Text`. */
export const labelOf = (name: string): string =>
  name
    .split(/[-_]/)
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** The likely import name of a Python package. */
export const pythonModuleOf = (name: string): string => {
  const joined = name.toLowerCase().replace(/[^a-z0-9]+/g, '_');
  return /^\d/.test(joined) ? `_${joined}` : joined;
};
