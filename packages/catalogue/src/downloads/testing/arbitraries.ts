/** @module Random rules and paths for the property tests, including hostile characters. */
import * as fc from 'fast-check';
import { fields } from '../path-parts.ts';
import { allOf, anyOf, not, type Pattern, type Rule } from '../rule.ts';

/** Few letters, so that rules match paths often, and every special character of the query languages. */
const character = fc.constantFrom(
  ...String.raw`a A b . / . a / _ % * ? [ ] ! ^ - \ " ' $ ; : ( ) é 😀`.split(' '),
  ' ',
);
const text = fc.oneof(
  { weight: 5, arbitrary: fc.string({ unit: character, maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 4 }).map((value) => value.replaceAll('\0', '')),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'config', 'json', 'a/', 'config.json', "' OR 1=1 --", '%', '_', '[a]'),
  },
);

export const pathArbitrary = fc
  .array(text, { minLength: 1, maxLength: 4 })
  .chain((pieces) => fc.constantFrom('/', '.', '').map((separator) => pieces.join(separator)));

const joined = ([start, middle, end]: [string, string[], string]): Pattern => [start, ...middle, end];

const patternArbitrary: fc.Arbitrary<Pattern> = fc.oneof(
  text.map((value): Pattern => [value]),
  fc
    .tuple(
      text,
      fc.array(
        text.filter((piece) => piece !== ''),
        { maxLength: 2 },
      ),
      text,
    )
    .map(joined),
);

const field = fc.constantFrom(...fields);

const term: fc.Arbitrary<Rule> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('match'), field, pattern: patternArbitrary }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('exists'), field }) },
);

const severalOf = (rule: fc.Arbitrary<Rule>) => fc.tuple(rule, rule, rule);

export const ruleArbitrary: fc.Arbitrary<Rule> = fc.letrec<{ rule: Rule }>((tie) => ({
  rule: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    term,
    tie('rule').map(not),
    severalOf(tie('rule')).map((rules) => allOf(...rules)),
    severalOf(tie('rule')).map((rules) => anyOf(...rules)),
  ),
})).rule;
