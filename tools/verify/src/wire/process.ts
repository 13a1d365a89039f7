/** @module Runs a snippet unmodified in an empty folder, with proxy and certificate in its environment. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { huggingFace, type Language } from '@loadout/catalogue';
import { hubToken, providerToken } from './case.ts';
import { writeInputFiles } from './input-files.ts';

/** Ignored by git; below the workspace's `node_modules`, so that npm packages are found from there. */
export const wireFolder: string = fileURLToPath(new URL('../../../../.loadout/wire/', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Files in the folder afterwards, by name. */
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface Program {
  readonly command: string;
  readonly extension: string;
}

export type Programs = Readonly<Partial<Record<Language, Program>>>;

const secondsAtMost = 150;

function environment(
  folder: string,
  port: number,
  certificate: string,
  tokenVariable: string,
): NodeJS.ProcessEnv {
  const proxy = `http://127.0.0.1:${port}`;
  return {
    PATH: process.env['PATH'],
    HOME: folder,
    LANG: 'C.UTF-8',
    HTTPS_PROXY: proxy,
    https_proxy: proxy,
    NODE_USE_ENV_PROXY: '1',
    NODE_EXTRA_CA_CERTS: certificate,
    CURL_CA_BUNDLE: certificate,
    SSL_CERT_FILE: certificate,
    REQUESTS_CA_BUNDLE: certificate,
    FAL_KEY: providerToken,
    [tokenVariable]: tokenVariable === huggingFace.tokenVariable ? hubToken : providerToken,
  };
}

export async function runSnippet(
  text: string,
  program: Program,
  where: { readonly port: number; readonly certificate: string; readonly tokenVariable: string },
): Promise<Ended> {
  mkdirSync(wireFolder, { recursive: true });
  const folder = mkdtempSync(join(wireFolder, 'run-'));
  try {
    writeInputFiles(folder, text);
    const script = `snippet.${program.extension}`;
    writeFileSync(join(folder, script), text);
    const before = new Set(readdirSync(folder));
    const child = spawn(program.command, [script], {
      cwd: folder,
      env: environment(folder, where.port, where.certificate, where.tokenVariable),
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: secondsAtMost * 1000,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (data: string) => (stdout += data));
    child.stderr.setEncoding('utf8').on('data', (data: string) => (stderr += data));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject).on('close', resolve);
    });
    const made = readdirSync(folder, { withFileTypes: true }).filter(
      (entry) => entry.isFile() && !before.has(entry.name),
    );
    const files = new Map(made.map(({ name }) => [name, readFileSync(join(folder, name))]));
    return { code, stdout, stderr, files };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
