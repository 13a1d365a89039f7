/** @module The server as one Hono app: API, MCP, documents, public files, then the site. */
import type { Context, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { isHistoryPath } from './api/hub/history.ts';
import { addApiRoutes } from './api/routes.ts';
import { type Api, type ApiEnvironment, newApi } from './api/new-api.ts';
import { pictureOriginOf } from './cards/card-writer.ts';
import type { Findable } from './finding/finding.ts';
import { compress } from './http/compress.ts';
import { conditional } from './http/conditional.ts';
import { refusal } from './http/error-page.ts';
import { limitBody } from './http/limits/body.ts';
import { clientKey } from './http/limits/client-key.ts';
import { deadline } from './http/limits/deadline.ts';
import { type EventLoopLag, isProbe, shedLoad, threadLag } from './http/limits/load-shedding.ts';
import { kilobytes, limits } from './http/limits/route-limits.ts';
import { limitRate } from './http/limits/rate-limit.ts';
import type { RateTable } from './http/limits/rate-table.ts';
import { checkRequestLine } from './http/limits/request-line.ts';
import { accessLog, type Log } from './http/log/access-log.ts';
import { errorLog, type LogError, type RequestFacts } from './http/log/error-log.ts';
import { identified } from './http/log/request-id.ts';
import { readableFrom } from './http/other-origins.ts';
import { checkHost } from './http/own-hosts.ts';
import { HttpProblem, problemResponse, type Problem } from './http/problem.ts';
import { securityHeaders, type PolicyMode } from './http/security.ts';
import { filesOf, staticFiles } from './http/static-files.ts';
import { internalProblem, toProblem } from './http/to-problem.ts';
import type { Render } from './load-context.ts';
import { addMcpEndpoint } from './mcp/endpoint.ts';
import { addMetrics, type MetricsOfThreads } from './metrics/route.ts';
import { apiReference } from './reference/reference.ts';
import { PageCache } from './pages/page-cache.ts';
import { type PageKey, servePages } from './pages/serve-pages.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  /** Renders the pages; without it, only the API is served. */
  readonly render?: Render;
  /** The cache key of a page; without it, every page is rendered again for each request. */
  readonly keyOf?: PageKey;
  /** The site's pages, for the search over everything. */
  readonly pages?: readonly Findable[];
  /** Folder with the site's public files. */
  readonly clientDir?: string;
  readonly policy?: PolicyMode;
  /** Receives the access log lines when LOADOUT_ACCESS_LOG is on. */
  readonly log?: Log;
  readonly logError?: LogError;
  /** Event loop lag; measured by default. */
  readonly lag?: EventLoopLag;
  /** Request counts per client, shared by several threads. */
  readonly rates?: RateTable;
  /** Combines the metrics of several threads. */
  readonly metrics?: MetricsOfThreads;
  /** Number of threads that handle requests: each caches its part of the pages. */
  readonly threads?: number;
}

export function createApp(options: AppOptions): Api {
  const { services, render, clientDir, log = console.log } = options;
  const { settings } = services;
  const logError = options.logError ?? errorLog(settings, console.error);
  const app = newApi();

  app.onError((error, c) => {
    const problem = toProblem(error);
    // Refused requests appear only in the access log; the error log is for server errors.
    if (problem === undefined || (problem.status >= 500 && !(error instanceof HttpProblem)))
      logError(error, factsOf(c));
    return refusal(c, problem ?? internalProblem);
  });
  app.notFound((c) => refusal(c, noSuchRoute));

  app.use(identified);
  const cache = new PageCache(settings.pageCacheBytes / (options.threads ?? 1));
  if (settings.metrics) addMetrics(app, services, cache, options.metrics);
  if (settings.accessLog) app.use(accessLog(log));
  app.use(
    securityHeaders(options.policy ?? 'strict', {
      routerUrl: services.platform.routerUrl,
      pictureOrigin: pictureOriginOf(settings),
    }),
  );
  app.use(checkHost(settings));
  app.use(shedLoad(options.lag ?? threadLag, settings.maxLagMs));
  if (settings.rateLimit !== undefined) {
    app.use(limitRate(settings.rateLimit, clientKey(settings.trustedProxies), options.rates));
  }
  app.use(checkRequestLine);
  app.use(compress);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (c, allowed) =>
        refusal(c, wrongMethod(isHistoryPath(c.req.path) ? readMethods : allowed)),
    }),
  );

  app.use(deadline(settings.requestTimeoutSeconds));
  app.use(limitBody);

  app.use(waitForWrites(services));
  if (settings.allowedOrigins.length > 0) app.use('/api/*', readableFrom(settings.allowedOrigins));
  app.use('/api/*', conditional);
  app.use('/openapi.json', conditional);
  app.use('/llms.txt', conditional);
  app.use('/llms-full.txt', conditional);
  app.use('/skill.md', conditional);
  addApiRoutes(app, services, options.pages);
  // The body is not read, so no limit comes before the 404 or 405.
  app.all('/api/*', limits({ body: 'streamed' }), () => problemResponse(noSuchRoute));

  addMcpEndpoint(app, services, logError);
  if (clientDir !== undefined) app.use(staticFiles(filesOf(clientDir)));
  if (render !== undefined) {
    const reference = apiReference(app, services);
    const serve = servePages({ services, render, keyOf: options.keyOf ?? noKey, cache });
    const page = (c: Context<ApiEnvironment>) => {
      if (!pageMethods.includes(c.req.method)) return refusal(c, wrongMethod(pageMethods));
      return serve(c.req.raw, { services, reference, logError: (error) => logError(error, factsOf(c)) });
    };
    // Its form contains a record.
    app.post('/playground', limits({ body: kilobytes(64) }), page);
    app.all('*', page);
  }
  return app;
}

/** Waits until the index of this thread has the writes that any thread has acknowledged. */
const waitForWrites =
  (services: Services): MiddlewareHandler =>
  async (c, next) => {
    if (!isProbe(c.req.path)) await services.caughtUp();
    await next();
  };

const noSuchRoute: Problem = {
  status: 404,
  code: 'unknown-route',
  title: 'Not found',
  detail: 'No route matches this URL. /openapi.json lists the routes.',
};

const wrongMethod = (allowed: readonly string[]): Problem => ({
  status: 405,
  code: 'method-not-allowed',
  title: 'Method not allowed',
  detail: `Methods of this route: ${allowed.join(', ')}.`,
  headers: { allow: allowed.join(', ') },
});

const noKey: PageKey = () => undefined;

const readMethods = ['GET', 'HEAD'];
const pageMethods = [...readMethods, 'POST'];

const factsOf = (c: Context<ApiEnvironment>): RequestFacts => ({
  id: c.get('requestId'),
  method: c.req.method,
  path: c.req.path,
});
