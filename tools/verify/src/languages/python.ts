/** @module Checks Python with ruff: syntax errors, undefined names, unused imports; and returns its tokens. */
import type { Diagnostic, Workspace } from '@astral-sh/ruff-wasm-nodejs';
import type { Finding } from '../source.ts';

/** F: names and imports. E9: syntax errors. PLE: certain run-time errors. */
const options = { 'target-version': 'py313', lint: { select: ['F', 'E9', 'PLE'] } };

let workspace: Promise<Workspace> | undefined;

/** Loaded on first use: the module compiles several megabytes of WASM. */
async function ruff(): Promise<Workspace> {
  workspace ??= import('@astral-sh/ruff-wasm-nodejs').then(
    ({ PositionEncoding, Workspace: Ruff }) => new Ruff(options, PositionEncoding.Utf16),
  );
  return workspace;
}

export async function lintPython(texts: readonly string[]): Promise<Finding[][]> {
  const linter = await ruff();
  return texts.map((text) => {
    const found: Diagnostic[] = linter.check(text.toWellFormed());
    return found.map(({ code, message, start_location: { row, column } }) => ({
      rule: `ruff/${code ?? 'invalid-syntax'}`,
      message,
      line: row,
      column,
    }));
  });
}

export interface PythonToken {
  readonly kind: string;
  /** Bytes of the token in the text. */
  readonly start: number;
  readonly end: number;
}

const tokenLine = /^\s+(\w+) (\d+)\.\.(\d+)/gm;

/** ruff's tokens, in order. */
export async function pythonTokens(text: string): Promise<PythonToken[]> {
  const listing = (await ruff()).tokens(text.toWellFormed());
  return Array.from(listing.matchAll(tokenLine), ([, kind = '', start, end]) => ({
    kind,
    start: Number(start),
    end: Number(end),
  }));
}
