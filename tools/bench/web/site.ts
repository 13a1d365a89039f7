/** @module The site as `npm start` runs it, on a free port and with synthetic records. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSynthetic } from '../hub/workload.ts';
import { command, type RunningProcess, startServer } from '../server-process.ts';

/** A store with records is not seeded, so the models that the pages show are added as well. */
const starter = 'packages/hub/starter/models.jsonl';

/** The data folder is kept for the next run with as many records. */
export async function startSite(
  records: number,
  say: (text: string) => void,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const folder = join(tmpdir(), `loadout-bench-web-${records}`);
  const data = join(folder, 'data');
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    if (records > 0) await importRecords(folder, data, records);
    writeFileSync(complete, '');
  }
  say('starting the server');
  return startServer(data, [], environment);
}

async function importRecords(folder: string, data: string, records: number): Promise<void> {
  const file = join(folder, 'records.jsonl');
  await writeSynthetic(file, records);
  const [code] = await once(
    spawn(process.execPath, [...command, 'import', file, starter], {
      env: { ...process.env, LOADOUT_DATA: data },
      stdio: 'inherit',
    }),
    'exit',
  );
  if (code !== 0) throw new Error(`The synthetic records could not be imported (exit code ${String(code)}).`);
  rmSync(file);
}
