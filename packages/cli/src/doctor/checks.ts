/** @module The checks of `loadout doctor`, one result each. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { promisify } from 'node:util';
import { repoKinds } from '@loadout/hub';
import { openStore, readSettings, type Settings, storeFile, unknownSettings } from '@loadout/server';
import { openSite } from '@loadout/web';
import { installDuckDb, isInstalled } from '../downloads/duckdb.ts';
import { missingStore } from '../missing-store.ts';
import { plural } from '../style.ts';
import type { Terminal } from '../terminal.ts';
import { reportUpgrade } from '../upgrade-line.ts';

export interface CheckResult {
  readonly name: string;
  /** `missing`: something optional. */
  readonly state: 'ok' | 'warning' | 'failed' | 'missing';
  readonly detail: string;
}

type Outcome = Omit<CheckResult, 'name'>;

const ok = (detail: string): Outcome => ({ state: 'ok', detail });
const warning = (detail: string): Outcome => ({ state: 'warning', detail });
const missing = (detail: string): Outcome => ({ state: 'missing', detail });

const oldestNode = 24;
const leastFreeBytes = 1e9;
const answerWithinMs = 10_000;

export const checkNode = (): Outcome => {
  const { node } = process.versions;
  return Number(node.split('.', 1)[0]) >= oldestNode
    ? ok(node)
    : { state: 'failed', detail: `${node}: ${oldestNode} or newer is needed.` };
};

export function checkSettings({ env, workingDir }: Terminal): Outcome {
  readSettings(env, workingDir);
  const unknown = unknownSettings(env);
  return unknown.length === 0 ? ok('valid') : warning(`Not a setting: ${unknown.join(', ')}.`);
}

export async function checkStore(settings: Settings, terminal: Terminal): Promise<Outcome> {
  const absent = missingStore(settings);
  if (absent !== undefined)
    return missing(
      `${absent} does not exist: lookups use the starter set. Fill it with loadout sync or import.`,
    );
  const store = await openStore(settings, { access: 'read', onUpgrade: reportUpgrade(terminal) });
  try {
    const counts = await Promise.all(repoKinds.map(async (kind) => plural(await store.count(kind), kind)));
    const name = settings.databaseUrl === undefined ? storeFile(settings) : 'PostgreSQL';
    return ok(`${name}: ${counts.join(', ')}`);
  } finally {
    await store.close();
  }
}

export async function checkDisk({ dataDir }: Settings): Promise<Outcome> {
  if (!existsSync(dataDir)) return missing(`${dataDir} does not exist yet.`);
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / 1e9).toFixed(1)} GB free in ${dataDir}`;
  return free < leastFreeBytes ? warning(`${text}: below 1 GB.`) : ok(text);
}

export async function checkSite(): Promise<Outcome> {
  try {
    await openSite();
    return ok('built');
  } catch (error) {
    return missing(`${messageOf(error)} Without it, loadout serve needs --api-only.`);
  }
}

export async function checkUv({ env }: Terminal): Promise<Outcome> {
  try {
    const { stdout } = await promisify(execFile)('uv', ['--version'], { env, timeout: answerWithinMs });
    return ok(stdout.trim());
  } catch {
    return missing('Needed by --run. Install it: https://docs.astral.sh/uv');
  }
}

export const checkDuckDb = (): Outcome =>
  isInstalled() ? ok('installed') : missing(`Needed by loadout downloads. Install it: ${installDuckDb}`);

/** Passes if a GET of `path` has a 2xx response. */
export async function checkAddress(url: string, path: string): Promise<Outcome> {
  const started = performance.now();
  const response = await fetch(`${url.replace(/\/+$/, '')}${path}`, {
    signal: AbortSignal.timeout(answerWithinMs),
  });
  await response.body?.cancel();
  const text = `${url} responded with status ${response.status} in ${Math.round(performance.now() - started)} ms`;
  return response.ok ? ok(text) : { state: 'failed', detail: text };
}

export async function checked(name: string, check: () => Outcome | Promise<Outcome>): Promise<CheckResult> {
  try {
    return { name, ...(await check()) };
  } catch (error) {
    return { name, state: 'failed', detail: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  // Some errors repeat the message of their cause.
  return cause instanceof Error && !message.includes(cause.message)
    ? `${message} (${cause.message})`
    : message;
}
