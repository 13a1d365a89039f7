/** @module The whole server as one Hono app: the API, MCP, documents, public files, then the site. */
import { methodNotAllowed } from 'hono/method-not-allowed';
import { addApiRoutes } from './api/routes.ts';
import { newApi, type Api } from './api/new-api.ts';
import { addDocsPage } from './docs-page.ts';
import { answerWithin } from './http/answer-within.ts';
import { accessLog, type Log } from './http/access-log.ts';
import { compress } from './http/compress.ts';
import { conditional } from './http/conditional.ts';
import { problemResponse, type Problem } from './http/problem.ts';
import { securityHeaders, type PolicyMode } from './http/security.ts';
import { filesOf, staticFiles } from './http/static-files.ts';
import { internalProblem, toProblem } from './http/to-problem.ts';
import type { Render } from './load-context.ts';
import { addMcpEndpoint } from './mcp/endpoint.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  /** Renders the pages; without it only the API is served. */
  readonly render?: Render;
  /** Folder of the site's public files. */
  readonly clientDir?: string;
  readonly policy?: PolicyMode;
  /** Where access lines go, when they are asked for. */
  readonly log?: Log;
  /** Where defects go. */
  readonly logError?: (error: unknown) => void;
}

export function createApp(options: AppOptions): Api {
  const { services, render, clientDir, log = console.log, logError = console.error } = options;
  const { settings } = services;
  const app = newApi();

  app.onError((error) => {
    const problem = toProblem(error);
    if (problem === undefined || problem.status >= 500) logError(error);
    return problemResponse(problem ?? internalProblem);
  });
  app.notFound(() => problemResponse(noSuchRoute));

  if (settings.accessLog) app.use(accessLog(log));
  app.use(securityHeaders(options.policy ?? 'strict'));
  app.use(compress);
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed: (_c, allowed) => problemResponse(wrongMethod(allowed)),
    }),
  );

  // A bulk upload may take as long as its records do.
  const inTime = answerWithin(settings.requestTimeoutSeconds);
  app.use((c, next) => (isBulkUpload(c.req.method, c.req.path) ? next() : inTime(c, next)));

  app.use('/api/*', conditional);
  app.use('/openapi.json', conditional);
  app.use('/llms.txt', conditional);
  addApiRoutes(app, services);
  app.all('/api/*', () => problemResponse(noSuchRoute));

  addMcpEndpoint(app, services, logError);
  addDocsPage(app);
  if (clientDir !== undefined) app.use(staticFiles(filesOf(clientDir)));
  if (render !== undefined) {
    app.all('*', (c) => render(c.req.raw, { nonce: c.get('nonce'), services, logError }));
  }
  return app;
}

const noSuchRoute: Problem = {
  status: 404,
  code: 'unknown-route',
  title: 'Not found',
  detail: 'There is nothing at this address. /openapi.json lists what there is.',
};

const wrongMethod = (allowed: readonly string[]): Problem => ({
  status: 405,
  code: 'method-not-allowed',
  title: 'Method not allowed',
  detail: `This address answers to ${allowed.join(', ')}.`,
  headers: { allow: allowed.join(', ') },
});

const isBulkUpload = (method: string, path: string): boolean =>
  method === 'POST' && /^\/api\/(?:models|datasets|spaces)\/?$/.test(path);
