/** @module The site as `npm start` runs it, on a free port and with a data folder of its own. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeSynthetic } from '../hub/workload.ts';

export interface RunningSite {
  readonly address: string;
  stop(): Promise<void>;
}

const command = ['packages/cli/src/main.ts'];
/** A store with records is not seeded, so the models that the pages show are put in as well. */
const starter = 'packages/hub/starter/models.jsonl';

export async function startSite(records: number): Promise<RunningSite> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-web-'));
  const env = { ...process.env, PORT: '0', LOADOUT_DATA: join(folder, 'data') };
  if (records > 0) {
    const file = join(folder, 'records.jsonl');
    await writeSynthetic(file, records);
    const [code] = await once(
      spawn(process.execPath, [...command, 'import', file, starter], { env, stdio: 'inherit' }),
      'exit',
    );
    if (code !== 0)
      throw new Error(`The synthetic records could not be imported (exit code ${String(code)}).`);
  }
  const server = spawn(process.execPath, [...command, 'serve'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(server.stdout),
    stop: async () => {
      server.kill('SIGTERM');
      await once(server, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The server stopped before it said where it is.');
}
