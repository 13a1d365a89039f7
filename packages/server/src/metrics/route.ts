/** @module `/metrics`, when LOADOUT_METRICS is on. */
import type { Api } from '../api/new-api.ts';
import type { Services } from '../services.ts';
import { exposition, expositionType } from './exposition.ts';
import { HttpMetrics } from './http-metrics.ts';
import { processMetrics, startProcessMetrics } from './process-metrics.ts';
import { serviceMetrics } from './service-metrics.ts';

/** Registered before everything that may refuse a request, so that refusals are counted. */
export function addMetrics(app: Api, services: Services): void {
  const http = new HttpMetrics();
  startProcessMetrics();
  app.use(http.middleware);
  app.get('/metrics', async (c) => {
    const text = exposition([
      ...http.metrics(),
      ...processMetrics(),
      ...serviceMetrics(await services.figures()),
    ]);
    return c.body(text, 200, { 'content-type': expositionType, 'cache-control': 'no-store' });
  });
}
