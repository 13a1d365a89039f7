/**
 * @module `npm run bench:web`: server time, bytes, Lighthouse scores (mobile, median) and waits after a click.
 *
 * `--records` is the number of synthetic models, `--runs` the Lighthouse runs per page, `--only` a page by name (may be
 * repeated). Results are saved after every page; `--resume` skips what the last run with the same numbers measured.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureClick } from './interaction.ts';
import { judge } from './lighthouse.ts';
import { clicks, pages } from './pages.ts';
import { printResults, startResults, writeResults } from './results.ts';
import { startSite } from './site.ts';
import { timePage } from './timing.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    runs: { type: 'string', default: '5' },
    lighthouse: { type: 'boolean', default: true },
    clicks: { type: 'boolean', default: true },
    resume: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
  allowNegative: true,
});

const runs = Number(options.runs);
const results = startResults(Number(options.records), runs, options.resume);
const started = performance.now();
const say = (text: string): void =>
  console.error(`${String(Math.round((performance.now() - started) / 1000)).padStart(5)} s  ${text}`);

const wanted = Object.entries(pages).filter(
  ([page]) => options.only?.includes(page) !== false && results.pages[page] === undefined,
);
const wantedClicks = options.clicks ? clicks.filter(({ name }) => results.clicks[name] === undefined) : [];

say(`preparing ${options.records} records`);
const site = await startSite(Number(options.records), say);
try {
  for (const [at, [page, path]] of wanted.entries()) {
    say(`page ${at + 1} of ${wanted.length}: ${page}`);
    const address = site.address + path;
    const [loadAverage = 0] = loadavg();
    const timing = await timePage(address);
    const scores = options.lighthouse ? await judge(address, runs, say) : undefined;
    results.pages[page] = { timing, loadAverage, ...(scores && { scores }) };
    writeResults(results);
  }
  for (const click of wantedClicks) {
    say(`click: ${click.name}`);
    results.clicks[click.name] = await measureClick(site.address, click);
    writeResults(results);
  }
  printResults(results);
} finally {
  await site.stop();
}
