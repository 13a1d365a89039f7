import { expect, it } from 'vitest';
import { undeclaredNames } from './undeclared-names.ts';

it.each([
  ["import { a } from 'a';\na(b);", ['b']],
  ["import A from 'a';\n<A value={c} />;", ['c']],
  ["import { a } from 'a';\n<Panel model={a} />;", ['Panel']],
  ['const [a, { b: d }] = JSON.parse("[]");\na.length + d;', []],
  ['const f = ({ a, ...rest }) => [a, rest];\nf({ a: 1 })[key];', ['key']],
  ['const a: Missing = 1;\nconsole.log(a, a.missing, { missing: a }, location.href);', []],
])('names what %j does not declare', (code, expected) => {
  expect(undeclaredNames(code)).toEqual(expected);
});

it('refuses code that does not parse', () => {
  expect(() => undeclaredNames('const = 1')).toThrow('const = 1');
});
