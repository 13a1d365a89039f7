/**
 * @module The process in the room (sandbox): its own mounts and no network but its loopback. All names resolve to this machine,
 * the hub and sample files are served under their own names, and snippets run here. Orders come on standard input.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openAuthority } from './certificates.ts';
import { type ForkServer, startForkServer } from './fork-server.ts';
import { type EnterOrder, environmentPath, homeName, type Order, type RoomOptions } from './protocol.ts';
import { snippetEnvironment } from './snippet-environment.ts';
import { runBlock } from './run-block.ts';
import { startResolver } from './resolver.ts';
import { openSpaces } from './spaces.ts';
import { openWeb } from './web.ts';

const options: RoomOptions = JSON.parse(process.argv[2] ?? '{}');
const own = (name: string): string => join(options.folder, name);
const sh = (...[program = '', ...args]: readonly string[]): void =>
  void execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });

/** Shows other contents at a path of the system, in this room only. */
function overlay(path: string, name: string, text: string): void {
  writeFileSync(own(name), text);
  sh('mount', '--bind', own(name), path);
}

mkdirSync(options.folder, { recursive: true });
mkdirSync(environmentPath, { recursive: true });
sh('ip', 'link', 'set', 'lo', 'up');
const authority = openAuthority(own('certificates'));
overlay('/etc/hosts', 'hosts', '127.0.0.1 localhost huggingface.co\n');
overlay('/etc/resolv.conf', 'resolv.conf', 'nameserver 127.0.0.1\n');
const system = '/etc/ssl/certs/ca-certificates.crt';
const trusted = readFileSync(system, 'utf8') + readFileSync(authority.file, 'utf8');
overlay(system, 'trusted.pem', trusted);
await startResolver();
const spaces = openSpaces();
const web = await openWeb(authority, options.samples, spaces);

let server: ForkServer | undefined;
let env: NodeJS.ProcessEnv = {};
let mounted = false;
/** Addresses that were requested while packages were imported. */
let requested: readonly string[] = [];

/** Seconds that it took, without waiting for a processor. */
async function enter({ environment, preload, programs, bytecode }: EnterOrder): Promise<number> {
  const started = Date.now();
  server?.stop();
  server = undefined;
  if (mounted) sh('umount', '-l', environmentPath);
  sh('mount', '--bind', environment, environmentPath);
  mounted = true;
  web.outside.clear();
  env = snippetEnvironment({ trusted: own('trusted.pem'), home: own(homeName), bytecode, programs });
  if (preload.length > 0)
    server = await startForkServer(join(environmentPath, 'bin/python'), preload, env).catch(() => undefined);
  requested = [...web.outside];
  return Math.max(0, (Date.now() - started) / 1000 - (server?.waited ?? 0));
}

for await (const line of createInterface({ input: process.stdin })) {
  const order: Order = JSON.parse(line);
  try {
    const reply =
      order.kind === 'enter'
        ? await enter(order)
        : await runBlock(order, { web, server, env, options, requested });
    console.log(JSON.stringify({ done: reply }));
  } catch (error) {
    console.log(JSON.stringify({ error: String(error) }));
  }
}
server?.stop();
spaces.stop();
process.exit();
