/** @module Runs a program to its end and returns its output. */
import { spawn } from 'node:child_process';

export interface Outcome {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export function run(command: string, parameters: readonly string[], cwd?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(cwd !== undefined && { cwd }),
    });
    const chunks = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (chunks.stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (chunks.stderr += chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...chunks }));
  });
}
