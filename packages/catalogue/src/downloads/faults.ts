/** @module Finds terms that no path can match. */
import { printRule } from './print.ts';
import type { Match, Rule } from './rule.ts';

const reason = ({ field, pattern }: Match): string | undefined => {
  const first = pattern[0];
  const last = pattern.at(-1) ?? first;
  const has = (character: string): boolean => pattern.some((piece) => piece.includes(character));
  switch (field) {
    case 'path_extension':
      if (has('/')) return 'an extension contains no slash';
      return has('.') ? 'an extension is what follows the last dot, without the dot' : undefined;
    case 'path_filename':
      return has('/') ? 'a file name contains no slash; use path_prefix for folders' : undefined;
    case 'path_prefix':
      if (first.startsWith('/')) return 'a folder has no leading slash';
      return last !== '' && !last.endsWith('/') ? 'a folder ends with a slash' : undefined;
    case 'path':
      if (first.startsWith('/')) return 'a path has no leading slash';
      return last.endsWith('/') ? 'a path ends with a file name, not with a slash' : undefined;
  }
};

/** One sentence for each term that can never match. */
export const ruleFaults = (rule: Rule): string[] => {
  switch (rule.kind) {
    case 'match': {
      const why = reason(rule);
      return why === undefined ? [] : [`${printRule(rule)} never matches: ${why}.`];
    }
    case 'exists':
      return [];
    case 'not':
      return ruleFaults(rule.rule);
    case 'all':
    case 'any':
      return rule.rules.flatMap(ruleFaults);
  }
};
