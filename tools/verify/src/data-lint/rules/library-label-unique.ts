/** @module Labels are unique, and keys differ in more than case. */
import { libraryFile, type Problem, type Rule } from '../rule.ts';

export const libraryLabelUnique: Rule = function* rule({ libraries }): Iterable<Problem> {
  const seen = new Map<string, string>();
  for (const [key, { prettyLabel }] of Object.entries(libraries))
    for (const name of [`label ${prettyLabel.toLowerCase()}`, `key ${key.toLowerCase()}`]) {
      const other = seen.get(name);
      if (other !== undefined)
        yield { file: libraryFile(key), message: `its ${name} is that of ${other}: make them differ` };
      seen.set(name, key);
    }
};
