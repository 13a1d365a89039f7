/** @module The tag for HTML. Values are allowed only as attribute values: `<iframe src=${address}>`. */
import { CatalogueError } from '../../errors.ts';
import { Code } from '../core/code.ts';
import type { Position } from '../core/edges.ts';
import { runTogether } from '../core/messages.ts';
import { escapable } from '../core/escape.ts';
import type { Hole } from '../core/holes.ts';
import { namesOf } from '../core/names.ts';
import { makeTag, type Tag } from '../core/tag.ts';
import { TemplateError } from '../core/value.ts';

/** The name of the attribute whose value comes next, from the last `<` on. */
const attributeName = /^<[a-z][\w-]*(?:\s[^<>]*)?\s([a-z-]+)=$/;

/** Attributes that contain a script, a style sheet, a document or a list: values are not allowed. */
const readAsCode = /^(?:on[a-z]*|style|srcdoc|srcset)$/;

/** URL attributes, which the browser fetches or navigates to. */
const addresses = new Set(['action', 'cite', 'data', 'formaction', 'href', 'poster', 'src']);

const place = 'a value may only be the whole value of an attribute, without quotes';

function position(before: string): Position {
  const attribute = attributeName.exec(before.slice(before.lastIndexOf('<')))?.[1];
  if (attribute === undefined) return { refusal: place };
  return readAsCode.test(attribute)
    ? { refusal: `a value may not be the ${attribute} attribute, which is read as code` }
    : { attribute };
}

/** An element that starts after the hole is complete in this text; otherwise the hole's content may belong to it. */
const positionAfterHole = (since: string): Position | typeof position =>
  since.includes('<') ? position(since) : position;

const [quote, less] = [0x22, 0x3c];

/** A quoted value ends its attribute; `<` and what follows it are one token. */
function seam(left: number, right: number, leftIsValue: boolean, rightIsValue: boolean): string | undefined {
  if (left === less) return runTogether(left, right);
  if (rightIsValue || (left !== quote && !leftIsValue)) return undefined;
  return /[\s>/]/.test(String.fromCharCode(right)) ? undefined : place;
}

const special = escapable('&<>"');
const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that HTML cannot represent; compiled on use, because such classes are slow to compile. */
const unspeakable = (): RegExp => new RegExp(String.raw`[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]`, 'u');

const reference = (character: string): string =>
  named[character] ?? `&#x${(character.codePointAt(0) ?? 0).toString(16)};`;

const literal = (value: unknown, _hole: Hole, at: Position | undefined): Code<'html'> =>
  new Code('html', attributeValue(value, at), false, false, true);

function attributeValue(value: unknown, at: Position | undefined): string {
  if (typeof value === 'number') return `"${value}"`;
  if (typeof value !== 'string')
    throw new TemplateError(`${value === null ? 'null' : typeof value} cannot be written as an attribute`);
  if (unspeakable().test(value))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} has a character not allowed in HTML`);
  if (addresses.has(at?.attribute ?? '') && !/^https?:\/\//i.test(value))
    throw new CatalogueError('unsafe-value', `${JSON.stringify(value)} is not an http or https URL`);
  return `"${value.replace(special(), reference)}"`;
}

/** Not named `html`: formatters add quotes around the holes of templates with that name. */
export const markup: Tag<'html'> = makeTag({
  language: 'html',
  syntax: {
    lineComment: '<!',
    strings: [{ open: '"', close: '"', escapes: false }],
    forbidden: [['<!', 'comments and declarations may not be part of a piece of a page']],
  },
  edges: { seam, position, positionAfterHole },
  literal,
  names: namesOf('html', /^[a-z][\w-]*$/, ''),
});
