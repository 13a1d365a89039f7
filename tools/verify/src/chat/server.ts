/** @module Starts llama.cpp's server with a tiny model, from the package `xllamacpp`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../wire/python.ts';

export const serverPackage = 'xllamacpp';
const program = fileURLToPath(new URL('../../python/chat/server.py', import.meta.url));
const secondsAtMost = 60;

export interface ChatServer extends AsyncDisposable {
  readonly url: string;
  readonly release: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

export async function startChatServer(): Promise<ChatServer> {
  const python = pythonEnvironment([serverPackage, 'gguf', 'numpy'], 'chat-venv');
  if ('missing' in python) throw new Error(python.missing);
  const folder = mkdtempSync(join(tmpdir(), 'loadout-chat-'));
  const child = spawn(python.command, [program, folder, String(await freePort())], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const closed = once(child, 'close');
  const lines = createInterface({ input: child.stdout });
  const limit = setTimeout(() => child.kill(), secondsAtMost * 1000);
  let url: string | undefined;
  for await (const line of lines)
    if (line.startsWith('http')) {
      url = line;
      break;
    }
  clearTimeout(limit);
  // What the server prints later must not fill the pipe.
  child.stdout.resume();
  if (url === undefined) throw new Error('The server of llama.cpp did not start.');
  return {
    url,
    release: python.versions[serverPackage] ?? 'unknown',
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      child.kill();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
