/** @module `/metrics`, when LOADOUT_METRICS is on. */
import type { Api } from '../api/new-api.ts';
import type { PageCache } from '../pages/page-cache.ts';
import type { Services } from '../services.ts';
import { exposition, expositionType, type Metric } from './exposition.ts';
import { HttpMetrics } from './http-metrics.ts';
import { pageMetrics } from './page-metrics.ts';
import { processMetrics, startThreadMetrics, threadMetrics } from './process-metrics.ts';
import { serviceMetrics } from './service-metrics.ts';

/** The metrics of several threads. */
export interface MetricsOfThreads {
  /** Sets the function that reads those of this thread. */
  provide(own: () => readonly Metric[]): void;
  /** Those of all threads, combined. */
  collect(): Promise<readonly Metric[]>;
}

/** Registered before everything that may refuse a request, so that refusals are counted. */
export function addMetrics(app: Api, services: Services, pages: PageCache, threads?: MetricsOfThreads): void {
  const http = new HttpMetrics();
  startThreadMetrics();
  app.use(http.middleware);
  const own = (): readonly Metric[] => [
    ...http.metrics(),
    ...threadMetrics(),
    ...pageMetrics(pages.figures()),
  ];
  threads?.provide(own);
  app.get('/metrics', async (c) => {
    const text = exposition([
      ...((await threads?.collect()) ?? own()),
      ...processMetrics(),
      ...serviceMetrics(await services.figures()),
    ]);
    return c.body(text, 200, { 'content-type': expositionType, 'cache-control': 'no-store' });
  });
}
