/**
 * @module `npm run verify:apps`: runs the calls that llama.cpp shows for a server on the reader's machine, unchanged, on the
 * server of llama-cpp-python with a tiny model. The result is in `tools/verify/data/apps.json`.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { appSnippets } from '@loadout/catalogue';
import { bindingsServer, type ChatServer, startServer } from '../chat/server.ts';
import { fixturesOf, models } from '../suites.ts';
import { isAnswered, type Role, roleOf } from './answers.ts';

const resultFile = new URL('../../data/apps.json', import.meta.url);
const app = 'llama.cpp';
const run = promisify(execFile);

interface Call {
  readonly name: string;
  readonly role: Role;
  readonly code: string;
}

/** Calls of all fixtures that have GGUF files; most differ only in the name of the model. */
const calls: readonly Call[] = fixturesOf(models).flatMap(({ library, branch, record }) =>
  appSnippets(record)
    .filter((one) => one.app === app)
    .flatMap(({ snippets }) =>
      snippets.flatMap(({ code: { text } }) => {
        const role = roleOf(text);
        return role === undefined ? [] : [{ name: `${library}/${branch}`, role, code: text }];
      }),
    ),
);

/** Calls name port 8080, which may be in use: curl's own configuration leads them to the server. */
async function answer({ role, code }: Call, { url }: ChatServer): Promise<boolean> {
  const home = mkdtempSync(join(tmpdir(), 'loadout-app-'));
  try {
    writeFileSync(join(home, '.curlrc'), `connect-to = "localhost:8080:127.0.0.1:${new URL(url).port}"\n`);
    const { stdout } = await run('bash', ['-c', code], {
      env: { PATH: process.env['PATH'], HOME: home },
      timeout: 120_000,
    });
    return isAnswered(role, stdout);
  } catch {
    return false;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

const runs: Record<string, string> = {};
let release = 'unknown';
for (const [role, options] of [
  ['write', []],
  ['embed', ['embed']],
] as const) {
  await using server = await startServer(bindingsServer, options);
  release = server.release;
  for (const call of calls.filter((one) => one.role === role))
    runs[`${call.name} · ${role}`] = (await answer(call, server)) ? 'answered' : 'failed';
}
for (const { name, role } of calls) runs[`${name} · ${role}`] ??= 'the server does not offer this';
const names = Object.keys(runs).toSorted();
const result = {
  checkedOn: new Date().toISOString().slice(0, 10),
  server: { [bindingsServer.name]: release },
  app,
  runs: Object.fromEntries(names.map((name) => [name, runs[name]])),
};
writeFileSync(resultFile, `${JSON.stringify(result, null, 2)}\n`);
const failed = names.filter((name) => runs[name] === 'failed');
console.log(
  `${names.filter((name) => runs[name] === 'answered').length} of ${names.length} calls were answered.`,
);
for (const name of failed) console.log(`FAILED ${name}`);
if (failed.length > 0) process.exitCode = 1;
