/** @module Counts requests and their durations by route. */
import type { Context, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Metric, Sample } from './exposition.ts';

/** Upper bounds in seconds. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

interface Durations {
  readonly labels: Readonly<Record<string, string>>;
  /** Not cumulative; the last is above all bounds. */
  readonly buckets: number[];
  sum: number;
}

/** Other methods share one label, so that clients cannot create any number of labels. */
const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

export class HttpMetrics {
  readonly #requests = new Map<string, { labels: Readonly<Record<string, string>>; count: number }>();
  readonly #durations = new Map<string, Durations>();
  #inFlight = 0;

  readonly middleware: MiddlewareHandler = async (c, next) => {
    const start = performance.now();
    this.#inFlight += 1;
    try {
      await next();
    } finally {
      this.#inFlight -= 1;
    }
    const method = methods.has(c.req.method) ? c.req.method : 'other';
    this.#add(method, routeOf(c), c.res.status, (performance.now() - start) / 1000);
  };

  #add(method: string, route: string, status: number, seconds: number): void {
    const key = `${method} ${route} ${status}`;
    const known = this.#requests.get(key);
    if (known) known.count += 1;
    else this.#requests.set(key, { labels: { method, route, status: String(status) }, count: 1 });
    const durations = this.#durations.get(route) ?? {
      labels: { route },
      buckets: Array.from({ length: bounds.length + 1 }, () => 0),
      sum: 0,
    };
    this.#durations.set(route, durations);
    const at = bounds.findIndex((bound) => seconds <= bound);
    const bucket = at === -1 ? bounds.length : at;
    durations.buckets[bucket] = (durations.buckets[bucket] ?? 0) + 1;
    durations.sum += seconds;
  }

  metrics(): readonly Metric[] {
    return [
      {
        name: 'loadout_http_requests_total',
        help: 'Requests by method, route and status.',
        type: 'counter',
        samples: [...this.#requests.values()].map(({ labels, count }) => ({ labels, value: count })),
      },
      {
        name: 'loadout_http_request_duration_seconds',
        help: 'Time until the response begins, by route.',
        type: 'histogram',
        samples: [...this.#durations.values()].flatMap(histogramSamples),
      },
      {
        name: 'loadout_http_requests_in_flight',
        help: 'Requests without a response yet.',
        type: 'gauge',
        samples: [{ value: this.#inFlight }],
      },
    ];
  }
}

/** Pages, files and unknown URLs count as one route: only catch-all handlers match them. */
const routeOf = (c: Context): string =>
  matchedRoutes(c).find(({ path }) => !path.includes('*'))?.path ??
  (c.req.path.startsWith('/api/') ? '/api/*' : 'site');

function histogramSamples({ labels, buckets, sum }: Durations): readonly Sample[] {
  let count = 0;
  const cumulative = buckets.map((each, at): Sample => {
    count += each;
    const le = at < bounds.length ? String(bounds[at]) : '+Inf';
    return { suffix: '_bucket', labels: { ...labels, le }, value: count };
  });
  return [...cumulative, { suffix: '_sum', labels, value: sum }, { suffix: '_count', labels, value: count }];
}
