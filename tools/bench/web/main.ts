/** @module `npm run bench:web`: server time, bytes and Lighthouse scores of the landing pages; `--records` adds synthetic models. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { judge, type Scores } from './lighthouse.ts';
import { startSite } from './site.ts';
import { timePage, type Timing } from './timing.ts';

const { values: options } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, lighthouse: { type: 'boolean', default: true } },
  allowNegative: true,
});

const pages = {
  home: '/',
  task: '/tasks/text-classification',
  library: '/libraries/transformers',
  browse: '/models?task=text-generation&sort=likes',
  model: '/models/sentence-transformers/all-MiniLM-L6-v2',
};

interface Row extends Timing {
  readonly page: string;
  readonly scores?: Scores;
}

const site = await startSite(Number(options.records));
try {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    const timing = await timePage(site.address + path);
    rows.push({ page, ...timing, ...(options.lighthouse && { scores: await judge(site.address + path) }) });
  }
  console.table(
    rows.map(({ page, median, p99, html, script, scores }) => ({
      page,
      'median ms': median.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'HTML kB gzip': (html / 1000).toFixed(1),
      'script kB gzip': (script / 1000).toFixed(1),
      ...scores,
    })),
  );
  const [loadAverage = 0] = loadavg();
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
  writeFileSync(
    new URL('../results/web.json', import.meta.url),
    `${JSON.stringify({ records: Number(options.records), loadAverage, rows }, undefined, 2)}\n`,
  );
} finally {
  await site.stop();
}
