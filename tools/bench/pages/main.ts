/**
 * @module `npm run bench:pages`: requests per second and time to the first byte of model, library, task and list pages,
 * every URL new just after the start and later, then cached, then with the cache off. Client and server share the machine.
 *
 * `--records` is the number of synthetic models, `--seconds` the time of each step. Results are saved after every step;
 * `--resume` skips what the last run measured.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { RunningProcess } from '../server-process.ts';
import { startSite } from '../web/site.ts';
import { mostRequests, type Rate, steadyRequests } from './load.ts';
import { newPaths, type PageKind, pageKinds, type Paths, repeated } from './paths.ts';
import { type Mode, modes, startResults, steadyName, type Step, stepName, writeResults } from './results.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '5' },
    resume: { type: 'boolean', default: false },
  },
});

const bars = { uncached: 350, cached: 5_000, steadyRate: 300, firstByteMs: 50 };
const connections = 32;
/** Pages that are requested repeatedly. */
const repeatedPages = 20;

const records = Number(options.records);
const seconds = Number(options.seconds);
const results = startResults(records, options.resume);
const say = (text: string): void => console.error(text);

async function step(name: string, site: RunningProcess, measure: () => Promise<Rate>): Promise<void> {
  if (results.steps[name] !== undefined) return;
  const [loadAverage = 0] = loadavg();
  say(name);
  const before = site.processorSeconds();
  const rate = await measure();
  const after = site.processorSeconds();
  const used = before === undefined || after === undefined ? undefined : after - before;
  results.steps[name] = {
    ...rate,
    ...(used !== undefined && { processorMs: (used * 1000) / rate.firstByte.requests }),
    loadAverage,
  };
  writeResults(results);
}

const each = async (
  mode: Mode,
  site: RunningProcess,
  measure: (kind: PageKind) => Promise<Rate>,
): Promise<void> => {
  for (const kind of pageKinds) await step(stepName(mode, kind), site, () => measure(kind));
};

async function withSite(
  environment: Readonly<Record<string, string>>,
  work: (site: RunningProcess, paths: Paths) => Promise<void>,
): Promise<void> {
  const site = await startSite(records, say, environment);
  try {
    const paths = await newPaths(site.address);
    for (const kind of pageKinds) await mostRequests(site.address, paths[kind], connections, 1);
    await work(site, paths);
  } finally {
    await site.stop();
  }
}

await withSite({}, async (site, paths) => {
  const { address } = site;
  const uncached = (kind: PageKind): Promise<Rate> =>
    mostRequests(address, paths[kind], connections, seconds);
  await each('uncached', site, uncached);
  let at = 0;
  const inTurn = (): string => paths[pageKinds[(at += 1) % pageKinds.length] ?? 'model']();
  await step(steadyName, site, () => steadyRequests(address, inTurn, bars.steadyRate, seconds * 2));
  await each('uncached, warm', site, uncached);
  await each('cached', site, (kind) =>
    mostRequests(address, repeated(paths[kind], repeatedPages), connections, seconds),
  );
});
await withSite({ LOADOUT_PAGE_CACHE: '0' }, async (site, paths) => {
  const { address } = site;
  await each('cache off', site, (kind) =>
    mostRequests(address, repeated(paths[kind], repeatedPages), connections, seconds),
  );
});

const processor = ({ processorMs }: Step): string =>
  processorMs === undefined ? '' : `, ${processorMs.toFixed(2)} ms of CPU`;
const verdict = (isCleared: boolean): string => (isCleared ? 'cleared' : 'MISSED');

for (const kind of pageKinds) {
  const [uncached, warm, cached, off] = modes.map((mode) => results.steps[stepName(mode, kind)]);
  if (!uncached || !warm || !cached || !off) continue;
  console.log(
    `${kind.padEnd(8)} uncached ${uncached.perSecond.toFixed(0)}/s (${verdict(uncached.perSecond >= bars.uncached)}${processor(uncached)})` +
      `, warm ${warm.perSecond.toFixed(0)}/s (${verdict(warm.perSecond >= bars.uncached)}${processor(warm)})` +
      `, cached ${cached.perSecond.toFixed(0)}/s (${verdict(cached.perSecond >= bars.cached)}${processor(cached)})` +
      `, ${(cached.perSecond / off.perSecond).toFixed(1)} times the cache off (${off.perSecond.toFixed(0)}/s)` +
      `, ${cached.kilobytes.toFixed(1)} kB`,
  );
}
const steady = results.steps[steadyName];
if (steady)
  console.log(
    `first byte at ${bars.steadyRate}/s uncached: median ${steady.firstByte.p50.toFixed(1)} ms, ` +
      `p99 ${steady.firstByte.p99.toFixed(1)} ms (${verdict(steady.firstByte.p99 <= bars.firstByteMs)})`,
  );
