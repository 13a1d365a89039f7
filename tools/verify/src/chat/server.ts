/** @module Starts servers with a tiny model: that of llama.cpp, from the package `xllamacpp`, and that of its Python bindings. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { pythonEnvironment } from '../wire/python.ts';

export interface ServerKind {
  /** Name of the package in the data. */
  readonly name: string;
  readonly packages: readonly string[];
  /** Script in `tools/verify/python/chat`; its arguments are a folder and a port. */
  readonly script: string;
}

export const llamaServer: ServerKind = {
  name: 'xllamacpp',
  packages: ['xllamacpp', 'gguf', 'numpy'],
  script: 'server.py',
};

/** There is no wheel: pip compiles llama.cpp, unless it has done so before. */
export const bindingsServer: ServerKind = {
  name: 'llama_cpp_python',
  packages: ['llama-cpp-python[server]', 'gguf', 'numpy'],
  script: 'bindings_server.py',
};

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

export async function startServer(
  { name, packages, script }: ServerKind,
  options: readonly string[] = [],
): Promise<ChatServer> {
  const python = pythonEnvironment(packages, `${name}-venv`);
  if ('missing' in python) throw new Error(python.missing);
  const program = fileURLToPath(new URL(`../../python/chat/${script}`, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), 'loadout-chat-'));
  const child = spawn(python.command, [program, folder, String(await freePort()), ...options], {
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
  if (url === undefined) throw new Error(`The server of ${name} did not start.`);
  return {
    url,
    release: python.versions[name] ?? 'unknown',
    async [Symbol.asyncDispose]() {
      child.stdin.end();
      child.kill();
      await closed;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
