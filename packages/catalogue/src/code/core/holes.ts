/** @module Splits a dedented template at its holes, with the text around each of them. */

export interface Hole {
  /** Indentation of the line the hole is on. */
  readonly indent: string;
  /** Number of template characters before it on its line. */
  readonly column: number;
  /** The line break and indentation before a hole that is alone on its line. An empty value removes them. */
  readonly opening: string;
  /** Template text before it, back to the previous hole or the start. */
  readonly since: string;
  /** Template text after it, up to the opening of the next hole. */
  readonly following: string;
}

/** A template cut at its holes. */
export interface Cut {
  /** The text before the first hole. */
  readonly first: string;
  readonly holes: readonly Hole[];
  /** Whether the text may start with a line break, because it starts with a hole that may be empty. */
  readonly opensWithHole: boolean;
}

/**
 * Placeholder for a hole during parsing; no template contains it. A one-byte character: the texts cut from a two-byte
 * string would stay two-byte, and so would every snippet.
 */
export const mark = '\0';

/** Raw template text escapes only the backtick and `${`; every other backslash belongs to the language. */
export const unescape = (raw: string): string => raw.replace(/\\(`|\$\{)/g, '$1');

/** The line break and indentation before a hole that is alone on its line. */
function openingOf(text: string, lineStart: number, at: number): string {
  const [line = ''] = text.slice(lineStart).split('\n', 1);
  return line.trim() === mark ? text.slice(Math.max(0, lineStart - 1), at) : '';
}

export function cutAtHoles(text: string): Cut {
  const texts = text.split(mark);
  let at = -1;
  const places = texts.slice(1).map((_, n) => {
    const since = texts[n] ?? '';
    at += since.length + 1;
    const lineStart = text.lastIndexOf('\n', at - 1) + 1;
    const lead = text.slice(lineStart, at);
    const opening = openingOf(text, lineStart, at);
    return {
      since,
      opening,
      indent: /^[ \t]*/.exec(lead)?.[0] ?? '',
      column: lead.replaceAll(mark, '').length,
    };
  });
  /** A text without the opening of the next hole, which belongs to that hole. */
  const upTo = (n: number): string => {
    const own = texts[n] ?? '';
    return own.slice(0, own.length - (places[n]?.opening.length ?? 0));
  };
  return {
    first: upTo(0),
    holes: places.map((place, n) => Object.assign(place, { following: upTo(n + 1) })),
    opensWithHole: text.startsWith(mark),
  };
}

/** The character at an edge of a text; `0` where there is none. */
export const startOf = (text: string): number => (text === '' ? 0 : text.charCodeAt(0));
export const endOf = (text: string): number => (text === '' ? 0 : text.charCodeAt(text.length - 1));

/** Removes leading line breaks, for text at the start of the code. */
export const withoutOpening = (text: string): string =>
  text.startsWith('\n') ? text.replace(/^\n+/, '') : text;
