/** @module The tag for HTML. A value can only become the value of an attribute: `<iframe src=${address}>`. */
import { CatalogueError } from '../../errors.ts';
import { escapable } from '../core/escape.ts';
import type { Hole } from '../core/template.ts';
import { makeTag, type Tag } from '../core/tag.ts';
import { TemplateError } from '../core/value.ts';

/** The name of the attribute whose value the hole is; its element begins on the same line. */
const attributeName = /<[a-z][\w-]*(?:\s[^<>]*)?\s([a-z-]+)=$/;

/** Attributes that hold a script, a style sheet, a document or a list: no place for a value. */
const readAsCode = /^(?:on[a-z]*|style|srcdoc|srcset)$/;

/** Attributes that the browser fetches or goes to. */
const addresses = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src']);

const attributeOf = ({ lead }: Hole): string | undefined => attributeName.exec(lead)?.[1];

function refuse(hole: Hole): string | undefined {
  const name = attributeOf(hole);
  if (name === undefined || /[^\s>/]/.test(hole.after))
    return 'a value may only be the whole value of an attribute, without quotes';
  return readAsCode.test(name) ? `a value may not stand in ${name}, which is read as code` : undefined;
}

const special = escapable('&<>"');
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that HTML has no spelling for; made when asked for, as such classes take an engine long to read. */
const unspeakable = (): RegExp => new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]`, 'u');

const reference = (character: string): string =>
  named[character] ?? `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;

function literal(value: unknown, hole: Hole): string {
  if (typeof value === 'number') return `"${value}"`;
  if (typeof value !== 'string')
    throw new TemplateError(`${value === null ? 'null' : typeof value} has no form as an attribute`);
  if (unspeakable().test(value))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} has a character HTML cannot hold`);
  if (addresses.has(attributeOf(hole) ?? '') && !/^https?:\/\//i.test(value))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} is not a web address`);
  return `"${value.replace(special(), reference)}"`;
}

/** Not called `html`: formatters put quotes around the holes of a template of that name. */
export const markup: Tag<'html'> = makeTag({
  language: 'html',
  syntax: {
    lineComment: '<!',
    strings: [{ open: '"', close: '"', escapes: false }],
    forbidden: [['<!', 'comments and declarations have no place in a piece of a page']],
  },
  refuse,
  checkEdges: () => {},
  literal,
  identifier: /^[a-z][\w-]*$/,
  reserved: '',
});
