/** @module `npm run verify:hub`: tests our hub-compatible API and the stand-in hub with `huggingface_hub` from PyPI. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, promisify } from 'node:util';
import { repoKinds } from '@loadout/hub';
import { pythonEnvironment } from '../wire/python.ts';
import { createApp } from '../../../../packages/server/src/app.ts';
import { httpServer, listen } from '../../../../packages/server/src/listen.ts';
import { createServices } from '../../../../packages/server/src/services/create.ts';
import { readSettings } from '../../../../packages/server/src/settings.ts';
import { expectedDownloads, withStandIn } from './downloads.ts';
import { expected, records } from './expected.ts';

async function answersOf(
  python: string,
  file: 'ask.py' | 'download.py',
  address: string,
): Promise<Record<string, unknown>> {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { stdout } = await promisify(execFile)(python, [script, address], { maxBuffer: 16 * 1024 * 1024 });
  return JSON.parse(stdout);
}

async function prove(python: string): Promise<number> {
  const settings = readSettings({ PORT: '0' }, process.cwd());
  const services = await createServices(settings, { inMemory: true });
  const server = await listen(httpServer(createApp({ services }).fetch), settings);
  try {
    for (const kind of repoKinds) await services.importRecords(kind, bytesOf(records[kind]));
    return compare(expected, await answersOf(python, 'ask.py', server.url));
  } finally {
    await server.stop();
    await services.close();
  }
}

const proveDownloads = (python: string): Promise<number> =>
  withStandIn(async (url) => compare(expectedDownloads, await answersOf(python, 'download.py', url)));

/** The number of results that differ. */
function compare(wanted: Readonly<Record<string, unknown>>, answers: Record<string, unknown>): number {
  const wrong = Object.entries(wanted).filter(([what, value]) => !isDeepStrictEqual(answers[what], value));
  for (const [what, value] of wrong) {
    console.error(`FAILED ${what}: ${JSON.stringify(answers[what])} instead of ${JSON.stringify(value)}`);
  }
  return wrong.length;
}

async function* bytesOf(lines: readonly object[]): AsyncGenerator<Uint8Array> {
  yield Buffer.from(lines.map((line) => JSON.stringify(line)).join('\n'));
}

const python = pythonEnvironment();
if ('missing' in python) {
  console.error(`NOT VERIFIED: huggingface_hub was NOT run. ${python.missing}`);
} else {
  const failures = (await prove(python.command)) + (await proveDownloads(python.command));
  const requested = Object.keys(expected).length + Object.keys(expectedDownloads).length;
  console.log(
    `huggingface_hub ${python.versions['huggingface_hub']}: ${requested - failures} of ${requested} as expected`,
  );
  if (failures > 0) process.exitCode = 1;
}
