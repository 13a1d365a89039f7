/** @module A rule as a predicate over paths, compiled once. Without regular expressions, so that no path causes backtracking. */
import { splitPath, type PathParts } from './path-parts.ts';
import { exactValue, type Pattern, type Rule } from './rule.ts';

type Test = (file: PathParts) => boolean;

const patternTest = (pattern: Pattern): ((value: string) => boolean) => {
  const exact = exactValue(pattern);
  if (exact !== undefined) return (value) => value === exact;
  const [start, ...rest] = pattern;
  const end = rest.at(-1) ?? '';
  const middle = rest.slice(0, -1);
  return (value) => {
    if (!value.startsWith(start) || !value.endsWith(end)) return false;
    let at = start.length;
    for (const piece of middle) {
      const next = value.indexOf(piece, at);
      if (next === -1) return false;
      at = next + piece.length;
    }
    return at + end.length <= value.length;
  };
};

const compile = (rule: Rule): Test => {
  switch (rule.kind) {
    case 'match': {
      const { field } = rule;
      const test = patternTest(rule.pattern);
      return (file) => test(file[field]);
    }
    case 'exists': {
      const { field } = rule;
      return (file) => file[field] !== '';
    }
    case 'not': {
      const test = compile(rule.rule);
      return (file) => !test(file);
    }
    case 'all': {
      const tests = rule.rules.map(compile);
      return (file) => tests.every((test) => test(file));
    }
    case 'any': {
      const tests = rule.rules.map(compile);
      return (file) => tests.some((test) => test(file));
    }
  }
};

/** Whether a request for the path counts as a download. */
export const matcher = (rule: Rule): ((path: string) => boolean) => {
  const test = compile(rule);
  return (path) => test(splitPath(path));
};
