/** @module Highlights code line by line with a cache: most lines of a snippet are the same for every model. */
import type { GrammarState, HighlighterCore } from 'shiki/core';
import { Recent } from './recent.ts';

/** Characters of the lines of a language: about 10,000 lines. */
const mostCharacters = 512 * 1024;
/** A grammar's state at the end of a line: inside brackets, or inside a string. */
const mostStates = 300;

/** Limited by length, not by time, so that the result does not depend on the load of the machine. */
const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 2_000 };

export interface ColoredToken {
  readonly content: string;
  readonly color?: string;
}

interface ColoredLine<Line> {
  readonly line: Line;
  /** The state after it. */
  readonly state: number;
}

/** The code of one language; `read` converts the tokens of a line to the cached value. */
export class LineColors<Line> {
  readonly #shiki: HighlighterCore;
  readonly #options: { readonly lang: string; readonly theme: string };
  readonly #read: (tokens: readonly ColoredToken[]) => Line;
  /** The state before the first line is none of them. */
  readonly #states: GrammarState[] = [];
  readonly #lines = new Recent<ColoredLine<Line>>(mostCharacters);

  constructor(
    shiki: HighlighterCore,
    options: { readonly lang: string; readonly theme: string },
    read: (tokens: readonly ColoredToken[]) => Line,
  ) {
    this.#shiki = shiki;
    this.#options = options;
    this.#read = read;
  }

  color(text: string): readonly Line[] {
    if (this.#states.length > mostStates) this.#forget();
    let state = -1;
    return text.split('\n').map((source) => {
      const colored = this.#color(source, state);
      ({ state } = colored);
      return colored.line;
    });
  }

  #color(source: string, before: number): ColoredLine<Line> {
    const key = `${before} ${source}`;
    const known = this.#lines.get(key);
    if (known) return known;
    const colored = this.#tokenize(source, before);
    this.#lines.set(key, colored);
    return colored;
  }

  #tokenize(source: string, before: number): ColoredLine<Line> {
    const grammarState = this.#states[before];
    const lines = this.#shiki.codeToTokensBase(source, {
      ...limits,
      ...this.#options,
      ...(grammarState && { grammarState }),
    });
    const after = this.#shiki.getLastGrammarState(lines);
    return { line: this.#read(lines[0] ?? []), state: after === undefined ? before : this.#stateOf(after) };
  }

  #stateOf(state: GrammarState): number {
    const stack = state.getInternalStack();
    const known = this.#states.findIndex((each) => {
      const other = each.getInternalStack();
      return stack !== undefined && other?.equals(stack) === true;
    });
    return known === -1 ? this.#states.push(state) - 1 : known;
  }

  #forget(): void {
    this.#states.length = 0;
    this.#lines.clear();
  }
}
