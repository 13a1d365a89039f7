/**
 * @module `npm run bench:web`: server time, bytes, Lighthouse scores (mobile, median of five) and waits after a click.
 * `--records` is the number of synthetic models, `--only` the pages, by name.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Click, measureClick, type Waits } from './interaction.ts';
import { judge, type Scores } from './lighthouse.ts';
import { startSite } from './site.ts';
import { timePage, type Timing } from './timing.ts';

const { values: options } = parseArgs({
  options: {
    records: { type: 'string', default: '100000' },
    lighthouse: { type: 'boolean', default: true },
    only: { type: 'string', multiple: true },
  },
  allowNegative: true,
});

const pages = {
  home: '/',
  task: '/tasks/text-classification',
  library: '/libraries/transformers',
  browse: '/models?task=text-generation&sort=likes',
  model: '/models/sentence-transformers/all-MiniLM-L6-v2',
  tasks: '/tasks',
  libraries: '/libraries',
  inference: '/inference',
  playground: '/playground',
};

const model = '/models/sentence-transformers/all-MiniLM-L6-v2';

const clicks: readonly Click[] = [
  { name: 'switch a library', path: model, target: '#use .segments a:not([aria-current])' },
  { name: 'switch a client', path: model, target: '#inference .segments a:not([aria-current])' },
  { name: 'choose a facet', path: '/models', target: 'main a[href*="task="]' },
  { name: 'open a prefetched page', path: '/models', target: '[data-result]' },
];

interface Row extends Timing {
  readonly page: string;
  readonly scores?: Scores;
}

const site = await startSite(Number(options.records));
try {
  const rows: Row[] = [];
  for (const [page, path] of Object.entries(pages)) {
    if (options.only && !options.only.includes(page)) continue;
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
  const waits: (Waits & { readonly click: string })[] = [];
  for (const click of clicks) waits.push({ click: click.name, ...(await measureClick(site.address, click)) });
  console.table(
    waits.map(({ click, paint, content, script }) => ({
      click,
      'next paint ms': paint,
      'content ms': content,
      'script kB gzip': (script / 1000).toFixed(1),
    })),
  );
  const [loadAverage = 0] = loadavg();
  mkdirSync(new URL('../results/', import.meta.url), { recursive: true });
  writeFileSync(
    new URL('../results/web.json', import.meta.url),
    `${JSON.stringify({ records: Number(options.records), loadAverage, rows, waits }, undefined, 2)}\n`,
  );
} finally {
  await site.stop();
}
