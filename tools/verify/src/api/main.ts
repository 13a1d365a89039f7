/** @module `npm run verify:api [-- args]`: runs all Schemathesis checks on a running server; installs it from PyPI. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '../../../../packages/server/src/app.ts';
import { httpServer, listen } from '../../../../packages/server/src/listen.ts';
import { createServices } from '../../../../packages/server/src/services/create.ts';
import { readSettings } from '../../../../packages/server/src/settings.ts';
import { wireFolder } from '../wire/process.ts';
import { pythonEnvironment } from '../wire/python.ts';

const release = '4.32.5';
const adminToken = 'token-for-schemathesis';
const minutesAtMost = 8;
const configuration = fileURLToPath(new URL('schemathesis.toml', import.meta.url));

async function verify(python: string): Promise<number> {
  const settings = readSettings(
    // Schemathesis sends as fast as it can: a busy machine would return 503, which is not a failure.
    { PORT: '0', LOADOUT_ADMIN_TOKEN: adminToken, LOADOUT_MAX_LAG_MS: '60000' },
    process.cwd(),
  );
  const services = await createServices(settings, { inMemory: true });
  const server = await listen(httpServer(createApp({ services }).fetch), settings);
  try {
    const words = [
      `--config-file=${configuration}`,
      'run',
      `${server.url}/openapi.json`,
      '--checks=all',
      `--header=Authorization: Bearer ${adminToken}`,
      `--max-time=${minutesAtMost * 60}`,
      '--max-examples=100',
      '--seed=1',
      '--no-color',
      ...process.argv.slice(2),
    ];
    const run = spawn(join(dirname(python), 'schemathesis'), words, {
      stdio: 'inherit',
      // Its failure cache is stored next to its environment.
      cwd: wireFolder,
      env: { ...process.env, PYTHONPATH: dirname(configuration) },
    });
    const [code]: unknown[] = await once(run, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await server.stop();
    await services.close();
  }
}

const python = pythonEnvironment([`schemathesis==${release}`], 'schemathesis');
if ('missing' in python) {
  console.error(`NOT VERIFIED: Schemathesis was not run. ${python.missing}`);
} else {
  process.exitCode = await verify(python.command);
}
