/** @module Tests the snippets of many cases, two at a time, each worker with a separate recording proxy. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { WireCase } from './case.ts';
import type { WireData, WireRun } from '@loadout/verification';
import { type Programs, wireFolder } from './process.ts';
import { type Proof, proofName, prove, type Script, scriptsOf } from './prove.ts';
import { pythonEnvironment } from './python.ts';
import { makeAuthority, startService } from './proxy.ts';

const workers = 2;

/** npm packages do not export their package.json: it is found relative to the resolved module. */
function npmVersion(name: string): string {
  const [before = ''] = createRequire(import.meta.url)
    .resolve(name)
    .split(`/node_modules/${name}/`);
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(before, 'node_modules', name, 'package.json'), 'utf8'),
  );
  return version;
}

function setUp(): { programs: Programs; clients: Record<string, string>; partial?: string } {
  const python = pythonEnvironment();
  const curl =
    /^curl (\S+)/.exec(spawnSync('curl', ['--version'], { encoding: 'utf8' }).stdout)?.[1] ?? 'unknown';
  const clients: Record<string, string> = {
    'javascript/fetch': process.versions.node,
    'javascript/huggingface.js': npmVersion('@huggingface/inference'),
    'javascript/openai': npmVersion('openai'),
    'shell/curl': curl,
  };
  const programs: Programs = {
    javascript: { command: process.execPath, extension: 'mjs' },
    shell: { command: 'bash', extension: 'sh' },
  };
  if ('missing' in python) return { programs, clients, partial: python.missing };
  for (const name of ['huggingface_hub', 'requests', 'openai', 'fal_client'])
    clients[`python/${name}`] = python.versions[name] ?? 'unknown';
  return { programs: { ...programs, python: { command: python.command, extension: 'py' } }, clients };
}

/** Identifies a run in the data. */
export const runOf = (
  { task, provider, variant, fault }: WireCase,
  { language, client }: Script,
): WireRun => ({
  task,
  provider,
  client,
  language,
  variant: fault === undefined ? variant : `${variant}, fault ${fault}`,
  result: 'ran',
});

interface Task {
  readonly wireCase: WireCase;
  readonly script: Script;
}

export interface Plan {
  /** Filter by test name. */
  readonly wants?: (name: string) => boolean;
  /** URL of a real server that responds to the calls. */
  readonly server?: string;
  readonly report: (proof: Proof, progress: { readonly done: number; readonly total: number }) => void;
}

export async function proveAll(
  cases: readonly WireCase[],
  { wants = () => true, server, report }: Plan,
): Promise<{ data: WireData; failures: number }> {
  const { programs, clients, partial } = setUp();
  const queue: Task[] = cases.flatMap((wireCase) =>
    scriptsOf(wireCase)
      .filter((script) => wants(proofName(wireCase, script)))
      .map((script) => ({ wireCase, script })),
  );
  const total = queue.length;
  const authority = await makeAuthority();
  mkdirSync(wireFolder, { recursive: true });
  const certificate = join(wireFolder, `authority-${process.pid}.pem`);
  writeFileSync(certificate, authority.cert);
  const runs: WireRun[] = [];
  let failures = 0;

  const work = async (): Promise<void> => {
    const service = await startService(authority);
    try {
      for (let task = queue.shift(); task; task = queue.shift()) {
        const { wireCase, script } = task;
        const { language } = script;
        const program = programs[language];
        if (!program) continue;
        const proof = await prove(wireCase, script, program, { service, certificate, server });
        const result = proof.complaints.length === 0 ? 'ran' : 'failed';
        if (result === 'failed') failures += 1;
        runs.push({ ...runOf(wireCase, script), result });
        report(proof, { done: runs.length, total });
      }
    } finally {
      await service.stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    rmSync(certificate, { force: true });
  }

  const checkedOn = new Date().toISOString().slice(0, 10);
  return { data: { checkedOn, ...(partial !== undefined && { partial }), clients, runs }, failures };
}
