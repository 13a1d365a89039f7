/** @module The site as `npm start` runs it, on a free port and with a temporary data folder. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSynthetic } from '../hub/workload.ts';
import { command, type RunningProcess, startServer } from '../server-process.ts';

/** A store with records is not seeded, so the models that the pages show are added as well. */
const starter = 'packages/hub/starter/models.jsonl';

export async function startSite(records: number): Promise<RunningProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'loadout-bench-web-'));
  const data = join(folder, 'data');
  const env = { ...process.env, LOADOUT_DATA: data };
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
  const server = await startServer(data);
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
