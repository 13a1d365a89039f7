/** @module Starts another server of the site, as `npm start` does, with settings of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export interface Site {
  readonly url: string;
  /** What it has written to its log so far. */
  readonly log: () => string;
}

/** Waits for its address. */
export async function startSite(
  data: string,
  settings: Readonly<Record<string, string>>,
): Promise<Site & { stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['tools/start/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOADOUT_DATA: data,
      LOADOUT_ACCESS_LOG: 'on',
      LOADOUT_MAX_LAG_MS: '60000',
      LOADOUT_WORKERS: '1',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ready = Promise.withResolvers<string>();
  let written = '';
  const onText = (chunk: Buffer): void => {
    written += chunk.toString();
    const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(written) ?? [];
    if (url !== undefined) ready.resolve(url);
  };
  child.stdout.on('data', onText);
  child.stderr.on('data', onText);
  child.once('exit', (code) => ready.reject(new Error(`The server ended with ${code}:\n${written}`)));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  return { url: await ready.promise, log: () => written, stop };
}
