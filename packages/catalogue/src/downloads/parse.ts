/** @module Parses a file-match expression such as `path:"config.json" OR path_extension:"gguf"` into a tree. */
import { fields, type Field } from './path-parts.ts';
import { RuleError } from './rule-error.ts';
import { allOf, anyOf, exactValue, not, type Rule } from './rule.ts';
import { tokenize, type TextToken, type Token } from './tokens.ts';

const maxLength = 10_000;
/** SQLite rejects expressions with a depth of 1,000, and a chain of ORs is as deep as it is long. */
const maxTerms = 250;
/** Elasticsearch rejects more than 30 nested bool queries; a bracket can take two. */
const maxDepth = 12;

const operators = new Set(['AND', 'OR', 'NOT']);
const existsField = '_exists_';
const fieldList = [...fields, existsField].join(', ');

const isField = (name: string): name is Field => fields.some((field) => field === name);

const isOperator = (token: Token, operator: string): boolean =>
  token.kind === 'word' && token.source === operator;

const isText = (token: Token): token is TextToken =>
  token.kind === 'quoted' || (token.kind === 'word' && !operators.has(token.source));

const found = (token: Token): string => {
  if (token.kind === 'end') return 'found the end of the rule';
  const shown = token.source.length > 30 ? `${token.source.slice(0, 30)}…` : token.source;
  return `found ${token.kind === 'quoted' ? shown : `“${shown}”`}`;
};

const expected = (token: Token, what: string): RuleError =>
  new RuleError(token.column, `expected ${what}, ${found(token)}`);

class Parser {
  readonly #tokens: readonly [Token, ...Token[]];
  #position = 0;
  #terms = 0;

  constructor(text: string) {
    this.#tokens = tokenize(text);
  }

  get #current(): Token {
    return this.#tokens[this.#position] ?? this.#tokens[0];
  }

  #advance(): Token {
    const token = this.#current;
    if (token.kind !== 'end') this.#position += 1;
    return token;
  }

  parse(): Rule {
    const rule = this.#alternatives(0);
    const rest = this.#current;
    if (rest.kind === 'end') return rule;
    const hint = operators.has(rest.source.toUpperCase()) ? ' in capitals' : '';
    throw expected(rest, `AND or OR${hint}, or the end of the rule`);
  }

  #alternatives(depth: number): Rule {
    return anyOf(...this.#sequence('OR', () => this.#conjunction(depth)));
  }

  #conjunction(depth: number): Rule {
    return allOf(...this.#sequence('AND', () => this.#operand(depth)));
  }

  #sequence(operator: string, next: () => Rule): [Rule, ...Rule[]] {
    const rules: [Rule, ...Rule[]] = [next()];
    while (isOperator(this.#current, operator)) {
      this.#advance();
      rules.push(next());
    }
    return rules;
  }

  #operand(depth: number): Rule {
    const token = this.#current;
    const nests = token.kind === '(' || isOperator(token, 'NOT');
    if (nests && depth === maxDepth) {
      throw new RuleError(token.column, `brackets and NOT may be nested at most ${maxDepth} levels deep`);
    }
    if (token.kind === '(') return this.#bracket(depth + 1);
    if (!nests) return this.#term();
    this.#advance();
    return not(this.#operand(depth + 1));
  }

  #bracket(depth: number): Rule {
    const open = this.#advance();
    const rule = this.#alternatives(depth);
    const close = this.#advance();
    if (close.kind !== ')') {
      throw expected(close, `AND, OR or the ")" that closes the bracket of column ${open.column}`);
    }
    return rule;
  }

  #term(): Rule {
    const name = this.#advance();
    const isExists = name.source === existsField;
    if (!isExists && !isField(name.source)) throw expected(name, `a field (${fieldList}), NOT or "("`);
    this.#terms += 1;
    if (this.#terms > maxTerms) {
      throw new RuleError(name.column, `a rule may have at most ${maxTerms} terms`);
    }
    const colon = this.#advance();
    if (colon.kind !== ':') throw expected(colon, `":" after ${name.source}`);
    const value = this.#advance();
    if (!isText(value)) throw expected(value, `a value after ${name.source}:`);
    if (isField(name.source)) return { kind: 'match', field: name.source, pattern: value.pattern };
    const field = exactValue(value.pattern);
    if (field === undefined || !isField(field)) throw expected(value, `a field (${fields.join(', ')})`);
    return { kind: 'exists', field };
  }
}

/** No path or database string can contain these, so they are a mistake. */
const refuseUnstorable = (text: string): void => {
  const nul = text.indexOf('\0');
  if (nul !== -1) throw new RuleError(nul + 1, 'expected text, found a NUL character');
  if (text.isWellFormed()) return;
  const lone = text.search(/[\uD800-\uDFFF]/u);
  throw new RuleError(lone + 1, 'expected text, found half of a surrogate pair');
};

/** Parses a rule; AND has precedence over OR. Throws a `RuleError` with the column. */
export const parseRule = (text: string): Rule => {
  if (text.length > maxLength) {
    throw new RuleError(
      maxLength + 1,
      `a rule may have at most ${maxLength} characters, this one has ${text.length}`,
    );
  }
  refuseUnstorable(text);
  return new Parser(text).parse();
};
