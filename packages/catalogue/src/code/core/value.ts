/** @module Types of the values allowed in a hole of a code template. */
import type { Language } from '../language.ts';
import type { Code } from './code.ts';

/** Data from outside; rendered as a literal of the template's language. */
export type Data =
  | string
  | number
  | boolean
  | null
  | readonly Data[]
  | { readonly [key: string]: Data | undefined };

/** Data, or code of the same language; both may be nested in lists and objects. */
export type Value<L extends Language> =
  | string
  | number
  | boolean
  | null
  | Code<L>
  | readonly Value<L>[]
  | { readonly [key: string]: Value<L> | undefined };

/** An author's mistake in a template, found on its first use. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

export const fail = (message: string): never => {
  throw new TemplateError(message);
};

export const afterComment = 'only a line break may follow code that ends in a comment';
