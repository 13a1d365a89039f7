/** @module Prepares a parsed template for filling: precomputes what depends on the template text alone. */
import type { Language } from '../language.ts';
import type { Code } from './code.ts';
import type { Edges, Position } from './edges.ts';
import { endOf, type Hole, startOf, withoutOpening } from './holes.ts';
import type { Names } from './names.ts';
import { readTemplate, type Syntax } from './template.ts';

export interface TagParts<L extends Language> {
  readonly language: L;
  readonly syntax: Syntax;
  readonly edges: Edges;
  /** Renders a value other than code; `position` is set if the language's edges define one. */
  readonly literal: (value: unknown, hole: Hole, position: Position | undefined) => Code;
  /**
   * Renders a string between double quotes, for languages in which that does not depend on its position. Plain text is
   * not changed.
   */
  readonly string?: (text: string) => string;
  readonly names: Names<L>;
}

/** A hole with the edge properties known from its template alone. The fields that every filling reads come first. */
export interface ReadHole {
  readonly following: string;
  readonly opening: string;
  /** Whether a string between quotes may be written here without further checks. */
  readonly takesString: boolean;
  /** `opening` and `following` with the quotes of a plain string between them. */
  readonly beforePlain: string;
  readonly afterPlain: string;
  /** Characters at the edges of the template text; `0` where there is none. */
  readonly openingEnd: number;
  readonly followingStart: number;
  readonly followingEnd: number;
  readonly indent: string;
  readonly mayRefuseCode: boolean;
  /** `following` without leading line breaks: written if nothing precedes it. */
  readonly followingAtStart: string;
  /** Position of a value, unless it depends on the content of earlier holes: then `locate` finds it. */
  readonly position: Position | undefined;
  readonly locate: ((before: string) => Position) | undefined;
  readonly source: Hole;
}

/** A parsed template. */
export interface ReadTag<L extends Language = Language> {
  /** The last filling with constant code or kept data alone, such as imports and samples: the same for many records. */
  last: { readonly values: readonly unknown[]; readonly code: Code<L> } | undefined;
  readonly first: string;
  readonly firstStart: number;
  readonly firstEnd: number;
  readonly holes: readonly ReadHole[];
  readonly broken: boolean;
  readonly opensWithHole: boolean;
  readonly endsInComment: boolean;
}

export const quote = 0x22;

function takesString({ seam }: Edges, before: number, following: string): boolean {
  const after = startOf(following);
  return (
    seam(before, 0, false, true) === undefined &&
    seam(before, quote, false, true) === undefined &&
    (after === 0 || seam(quote, after, true, false) === undefined)
  );
}

/** `before` is the template text directly before the hole; undefined if another hole is. */
function readHole(
  source: Hole,
  before: string | undefined,
  isFirst: boolean,
  parts: TagParts<Language>,
): ReadHole {
  const { following, opening, indent, since } = source;
  const { edges } = parts;
  const found = isFirst ? edges.position?.(since) : edges.positionAfterHole?.(since);
  const openingEnd = endOf(opening);
  return {
    following,
    opening,
    takesString:
      parts.string !== undefined &&
      before !== undefined &&
      takesString(edges, openingEnd === 0 ? endOf(before) : openingEnd, following),
    beforePlain: `${opening}"`,
    afterPlain: `"${following}`,
    openingEnd,
    followingStart: startOf(following),
    followingEnd: endOf(following),
    indent,
    mayRefuseCode: edges.mayRefuseCode?.(since, isFirst) ?? false,
    followingAtStart: withoutOpening(following),
    position: typeof found === 'function' ? undefined : found,
    locate: typeof found === 'function' ? found : undefined,
    source,
  };
}

export function readTag<L extends Language>(strings: TemplateStringsArray, parts: TagParts<L>): ReadTag<L> {
  const { first, holes, opensWithHole, endsInComment } = readTemplate(strings.raw, parts.syntax);
  return {
    last: undefined,
    first,
    firstStart: startOf(first),
    firstEnd: endOf(first),
    holes: holes.map((hole, n) => {
      const previous = n === 0 ? first : holes[n - 1]?.following;
      const touchesHole = n > 0 && previous === '' && hole.opening === '';
      return readHole(hole, touchesHole ? undefined : previous, n === 0, parts);
    }),
    broken: first.includes('\n') || holes.some((hole) => (hole.opening + hole.following).includes('\n')),
    opensWithHole,
    endsInComment,
  };
}
