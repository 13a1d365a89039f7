import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../testing/test-app.ts';
import { exposition } from './exposition.ts';
import { serviceMetrics } from './service-metrics.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ LOADOUT_METRICS: 'on' });
});
afterAll(() => server.close());

/** The value of a sample, by its name and labels as they are printed. */
const valueOf = (text: string, sample: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return Number(line?.slice(sample.length + 1) ?? Number.NaN);
};

describe('/metrics', () => {
  test('does not exist unless it is switched on', async () => {
    const off = await testApp();
    expect((await off.get('/metrics')).status).toBe(404);
    await off.close();
  });

  test('counts requests by route and status, refused ones too', async () => {
    await server.get('/api/tasks/text-to-image');
    await server.get('/api/tasks/text-to-image');
    await server.get('/api/models/nobody/nothing');
    await server.send('BREW', '/api/tasks', {});
    const response = await server.get('/metrics');
    const text = await response.text();
    expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(
      valueOf(text, 'loadout_http_requests_total{method="GET",route="/api/tasks/:id",status="200"}'),
    ).toBe(2);
    expect(text).toMatch(
      /loadout_http_requests_total\{method="GET",route="\/api\/models\/[^"]+",status="404"\} 1/,
    );
    expect(text).toContain('method="other"');
    expect(valueOf(text, 'loadout_http_request_duration_seconds_count{route="/api/tasks/:id"}')).toBe(2);
    expect(
      valueOf(text, 'loadout_http_request_duration_seconds_bucket{route="/api/tasks/:id",le="+Inf"}'),
    ).toBe(2);
  });

  test('reports the state of the index, the store and the event loop', async () => {
    const text = await (await server.get('/metrics')).text();
    expect(valueOf(text, 'loadout_store_up')).toBe(1);
    expect(valueOf(text, 'loadout_index_behind')).toBe(0);
    expect(valueOf(text, 'loadout_index_records{kind="model"}')).toBeGreaterThan(100);
    expect(valueOf(text, 'loadout_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(valueOf(text, 'loadout_http_requests_in_flight')).toBe(1);
  });

  test('reports how the last sync ended, and later failures', async () => {
    const figures = await server.services.figures();
    const last = {
      kind: 'model',
      completedAt: 1_800_000_000_000,
      records: 12,
      refused: 1,
      failures: 2,
    } as const;
    const text = exposition(serviceMetrics({ ...figures, syncs: [last] }));
    expect(valueOf(text, 'loadout_sync_last_completed_timestamp_seconds{kind="model"}')).toBe(1_800_000_000);
    expect(valueOf(text, 'loadout_sync_records{kind="model"}')).toBe(12);
    expect(valueOf(text, 'loadout_sync_refused{kind="model"}')).toBe(1);
    expect(valueOf(text, 'loadout_sync_failures{kind="model"}')).toBe(2);
  });

  test('every line is a comment or a sample', async () => {
    const text = await (await server.get('/metrics')).text();
    const sample = /^[a-z_]+(?:\{(?:[a-z]+="(?:[^"\\]|\\.)*",?)+\})? -?[\d.e+-]+$/;
    expect(
      text
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('# ') && !sample.test(line)),
    ).toEqual([]);
  });
});

test('labels are escaped', () => {
  const text = exposition([
    { name: 'a', help: 'b', type: 'gauge', samples: [{ labels: { x: 'q"\\\n' }, value: 1 }] },
  ]);
  expect(text).toContain(String.raw`a{x="q\"\\\n"} 1`);
});
