/** @module Runs the Python program (`python/symbols`) that looks up symbols in sources. */
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { SnippetOrder } from './collect.ts';

export interface SnippetReport {
  readonly id: string;
  readonly packages: readonly { readonly name: string; readonly version: string }[];
  /** Requirements that could not be read, with the reason. */
  readonly unavailable: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
  /** Imported modules and called programs that could not be read. */
  readonly unread: readonly string[];
  readonly names: number;
  readonly calls: number;
  /** Calls whose target cannot be determined from the sources. */
  readonly openCalls: number;
}

export interface SymbolReport {
  /** Why the run is incomplete; null if it is complete. */
  readonly unreachable: string | null;
  readonly results: readonly SnippetReport[];
}

export interface SymbolOrder {
  /** Cache folder of downloaded sources. */
  readonly cache?: string;
  /** Folders to read instead of downloading anything. */
  readonly sites?: readonly string[];
  readonly snippets: readonly Pick<SnippetOrder, 'id' | 'language' | 'text' | 'requirements'>[];
}

const program = fileURLToPath(new URL('../../python', import.meta.url));

export async function readSymbols(order: SymbolOrder): Promise<SymbolReport> {
  const child = spawn('python3', ['-B', '-m', 'symbols'], {
    cwd: program,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const failed = new Promise<never>((_, reject) => {
    child.on('error', (error) =>
      reject(new Error('Python 3 is needed to read Python sources', { cause: error })),
    );
  });
  child.stdin.end(JSON.stringify(order));
  const output = await Promise.race([text(child.stdout), failed]);
  if (output === '') throw new Error('The reader of Python sources stopped; see its message above.');
  const report: SymbolReport = JSON.parse(output);
  return report;
}
