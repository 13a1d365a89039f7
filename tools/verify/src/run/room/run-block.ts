/** @module Runs one block in an empty folder, and collects what it printed, saved and requested. */
import { spawn } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Finished, type ForkServer, watchedGroup } from './fork-server.ts';
import { placeInputs } from './inputs.ts';
import { type Ended, environmentPath, homeName, type RoomOptions, type RunOrder } from './protocol.ts';
import type { Web } from './web.ts';

interface Place {
  readonly web: Web;
  readonly server: ForkServer | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly options: RoomOptions;
  /** Addresses that were requested while packages were imported. */
  readonly requested: readonly string[];
}

const keptOutput = 6000;
const tail = (file: string): string => readFileSync(file, 'utf8').slice(-keptOutput);

const programs: Readonly<Record<string, { readonly name: string; readonly argv: readonly string[] }>> = {
  python: { name: 'snippet.py', argv: [join(environmentPath, 'bin/python')] },
  javascript: { name: 'snippet.mjs', argv: [process.execPath] },
  shell: { name: 'snippet.sh', argv: ['bash', '-e'] },
};

export async function runBlock(
  order: RunOrder,
  { web, server, env, options, requested }: Place,
): Promise<Ended> {
  const work = join(options.folder, 'work');
  mkdirSync(work, { recursive: true });
  const cwd = mkdtempSync(join(work, 'block-'));
  const logs = mkdtempSync(join(work, 'logs-'));
  const [stdout, stderr] = [join(logs, 'out'), join(logs, 'err')];
  for (const file of [stdout, stderr]) writeFileSync(file, '');
  // Clients cache what an earlier block downloaded under the same name.
  rmSync(join(options.folder, homeName), { recursive: true, force: true });
  mkdirSync(join(options.folder, homeName));
  web.folders = order.repositories;
  web.outside.clear();
  web.unanswered.clear();
  const started = Date.now();
  try {
    const { name, argv } = programs[order.language] ?? { name: 'snippet', argv: ['false'] };
    const script = join(order.language === 'javascript' ? cwd : logs, name);
    placeInputs(cwd, order, options.samples, environmentPath);
    writeFileSync(script, order.language === 'shell' ? withSetup(order) : order.code);
    if (order.language !== 'shell' && order.before.length > 0) await setUp(cwd, logs, order, env);
    const inputs = new Set(statesOf(cwd));
    const forked = order.language === 'python' && order.fresh !== true ? server : undefined;
    const job = { script, cwd, stdout, stderr, ...(order.imports === true && { imports: true }) };
    const { code, stopped, waited, borrowed } = forked
      ? await forked.run(job, order.limits)
      : await spawnFresh([...argv, script], job, env, order);
    return {
      code,
      ...(stopped && { stopped }),
      stdout: tail(stdout),
      stderr: tail(stderr),
      files: statesOf(cwd).filter((state) => !inputs.has(state)),
      seconds: Math.max(0, (Date.now() - started) / 1000 - waited),
      outside: [...new Set([...requested, ...web.outside])].toSorted(),
      unanswered: [...web.unanswered].toSorted(),
      borrowed,
    };
  } finally {
    rmSync(cwd, { recursive: true, force: true });
    rmSync(logs, { recursive: true, force: true });
  }
}

/** Names of the files in a folder with their last change: a block may write over an input. */
const statesOf = (folder: string): readonly string[] =>
  readdirSync(folder).map((name) => `${name} ${statSync(join(folder, name)).mtimeMs}`);

/** A block that only sets a variable shows it here. */
const observed = (code: string): string => {
  const [, name] = /^export (\w+)$/.exec(code.trim().split('\n').at(-1) ?? '') ?? [];
  return name === undefined ? code : `${code}\nprintenv ${name}`;
};

/** The commands before a shell block run in its shell, so that it sees their variables and folder. */
const withSetup = ({ before, code }: RunOrder): string =>
  before.length === 0 ? observed(code) : `{\n${before.join('\n')}\n} > /dev/null\n${observed(code)}`;

async function setUp(cwd: string, logs: string, order: RunOrder, env: NodeJS.ProcessEnv): Promise<void> {
  const [script, log] = [join(logs, 'setup.sh'), join(logs, 'setup')];
  writeFileSync(script, order.before.join('\n'));
  await spawnFresh(['bash', '-e', script], { cwd, stdout: log, stderr: log }, env, order);
}

async function spawnFresh(
  [program = '', ...args]: readonly string[],
  { cwd, stdout, stderr }: { readonly cwd: string; readonly stdout: string; readonly stderr: string },
  env: NodeJS.ProcessEnv,
  { limits }: RunOrder,
): Promise<Finished> {
  const [out, err] = [openSync(stdout, 'a'), openSync(stderr, 'a')];
  const child = spawn(program, args, { cwd, env, detached: true, stdio: ['ignore', out, err] });
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(127)).on('close', (code) => resolve(code ?? 1));
  });
  const [stopped, waited] = await watchedGroup(child.pid ?? 0, limits, ended);
  closeSync(out);
  closeSync(err);
  return { code: await ended, stopped, waited, borrowed: [] };
}
