/** @module `npm run verify:limits [-- --write --route=TEXT]`: CPU time of hostile requests at 100,000 models. */
import { setTimeout } from 'node:timers/promises';
import { createApp } from '../../../../packages/server/src/app.ts';
import { createServices } from '../../../../packages/server/src/services/create.ts';
import { readSettings } from '../../../../packages/server/src/settings.ts';
import { openSite } from '../../../../packages/web/src/site.ts';
import { syntheticRecord } from '../../../bench/hub/synthetic.ts';
import { type Hostile, hostileRequests, type Known } from './hostile.ts';
import { allRoutes, nameOf } from './routes.ts';
import { notMeasured, readTable, rowOf, writeTable } from './table.ts';

const counts = { model: 100_000, dataset: 5000, space: 5000 };
const runs = 5;
/** The first ones include compilation. */
const warmUps = 3;
const mostMs = 50;
const admin = 'token-for-this-run';

async function* syntheticLines(count: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1000) {
    const records = Array.from({ length: 1000 }, (_, n) => JSON.stringify(syntheticRecord(at + n, count)));
    yield Buffer.from(`${records.join('\n')}\n`);
  }
}

const settings = readSettings({ LOADOUT_ADMIN_TOKEN: admin, LOADOUT_MAX_LAG_MS: '60000' }, process.cwd());
const services = await createServices(settings, { inMemory: true });
for (const kind of ['model', 'dataset', 'space'] as const)
  await services.importRecords(kind, syntheticLines(counts[kind]));
// Waits until the index has merged the writes, which is the usual state of a server.
await setTimeout(15_000);
const logged: unknown[] = [];
const app = createApp({ services, ...(await openSite()), logError: (error) => logged.push(error) });

async function knownValues(): Promise<Known> {
  const { items, facets } = await services.search('model', {
    limit: 100,
    facetLimit: 60,
    facets: ['tag', 'author'],
  });
  return {
    ids: items.map(({ id }) => id),
    tags: facets.tag?.map(({ value }) => value) ?? [],
    authors: facets.author?.map(({ value }) => value) ?? [],
    admin,
  };
}

/** The median of several runs: a single one may include garbage collection. */
async function costOf({ request }: Hostile): Promise<{ ms: number; status: number }> {
  const times: number[] = [];
  let status = 0;
  for (let run = 0; run < warmUps + runs; run += 1) {
    const requested = request(run);
    const before = process.cpuUsage();
    const response = await app.fetch(requested);
    await response.arrayBuffer();
    const { user, system } = process.cpuUsage(before);
    if (run >= warmUps) times.push((user + system) / 1000);
    ({ status } = response);
  }
  return { ms: times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0, status };
}

const wanted = process.argv.find((word) => word.startsWith('--route='))?.slice('--route='.length) ?? '';
const known = await knownValues();
const measured = new Map<string, number>();
const routes = allRoutes(app);
for (const route of routes.filter((each) => nameOf(each).includes(wanted))) {
  let worst = { ms: 0, what: '', status: 0 };
  for (const hostile of hostileRequests(route, known)) {
    const { ms, status } = await costOf(hostile);
    if (status >= 500) console.log(`  ${status} ${nameOf(route)}: ${hostile.what}`);
    if (ms > worst.ms) worst = { ms, what: hostile.what, status };
  }
  measured.set(nameOf(route), worst.ms);
  const mark = worst.ms > mostMs && !route.guarded ? ' <<<' : '';
  console.log(
    `${worst.ms.toFixed(0).padStart(6)} ms  ${nameOf(route)}  (${worst.what}: ${worst.status})${mark}`,
  );
}

if (process.argv.includes('--write')) {
  const before = new Map(readTable().map(({ route, cpu }) => [route, cpu]));
  writeTable(
    routes.map((route) => {
      const ms = measured.get(nameOf(route));
      return rowOf(
        route,
        ms === undefined ? (before.get(nameOf(route)) ?? notMeasured) : `${Math.max(1, Math.ceil(ms))} ms`,
      );
    }),
  );
}
if (logged.length > 0) console.log(`${logged.length} errors of ours, the first:`, logged[0]);
const over = routes.filter((route) => !route.guarded && (measured.get(nameOf(route)) ?? 0) > mostMs);
console.log(
  `${over.length} of ${measured.size} routes cost an anonymous request more than ${mostMs} ms of CPU.`,
);
if (over.length > 0 || logged.length > 0) process.exitCode = 1;
await services.close();
process.exit();
