/** @module A terminal that records its output. */
import { Writable } from 'node:stream';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';

/** A folder that nothing can make: a command that writes there by mistake fails. */
export const nowhere = '/dev/null/nowhere';

class Kept extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

export interface Outcome {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly env?: Readonly<Record<string, string>>;
  readonly workingDir?: string;
  readonly color?: boolean;
  readonly errorColor?: boolean;
}

/** Runs a command in this process. */
export async function runHere(args: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const stdout = new Kept();
  const stderr = new Kept();
  const { env = {}, workingDir = nowhere, color = false, errorColor = false } = surroundings;
  const code = await run(args, { env, workingDir, stdout, stderr, color, errorColor });
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** A terminal for parts that print; what they print on standard error can be read at any time. */
export function testTerminal({ isTTY, env }: { readonly isTTY: boolean; readonly env: Terminal['env'] }): {
  readonly terminal: Terminal;
  readonly stderr: () => string;
} {
  const stderr = new Kept();
  const terminal = { env, workingDir: nowhere, stdout: new Kept(), color: false, errorColor: false };
  return {
    terminal: { ...terminal, stderr: Object.assign(stderr, { isTTY }) },
    stderr: () => stderr.text,
  };
}
